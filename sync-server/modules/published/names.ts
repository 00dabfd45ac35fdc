import type { Couch } from '../../couch/client';
import { readPages } from '../../couch/paging';
import type { AccountStatus } from '../../../src/domain/accounts/access/roles';
import { accountSchema, isVerified, shownFrom, type Account } from '../accounts/accountRecords';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';

const FRESH = 600_000;
const PAUSE = 10_000;
const UNKNOWN: Known = { workspaceId: '', name: 'Chuyên gia', isVerified: false, shownFrom: 0 };

export interface ExpertProfile {
  specialization: string;
  workplace?: string | undefined;
  introduction?: string | undefined;
  specialities?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
  portrait?: string | undefined;
}

export interface ExpertCard {
  workspaceId: string;
  name: string;
  profile?: ExpertProfile | undefined;
  isVerified: boolean;
  /** False while suspended, rejected or unconfirmed, and in the first days of an account that no administrator has checked. */
  isShown: boolean;
}

interface Known {
  workspaceId: string;
  name: string;
  profile?: ExpertProfile | undefined;
  isVerified: boolean;
  shownFrom: number;
}

export interface ExpertNames {
  of(accountIds: readonly string[]): Promise<Map<string, ExpertCard>>;
  changed(account: Account): boolean;
}

/** An allowlist, so that a status of a newer gateway shows nobody. */
const SHOWN: readonly AccountStatus[] = ['pending', 'approved'];

/** Applications were written for the staff, so they count only where public. */
function getProfile({ application, publicProfile }: Account): ExpertProfile | undefined {
  if (publicProfile?.isPublic === false) return undefined;
  if (publicProfile) {
    const { introduction, specialities, languages, place: workplace, portrait } = publicProfile;
    const specialization = specialities.join(', ');
    return { specialization, workplace, introduction, specialities, languages, portrait };
  }
  if (application?.isPublic !== true) return undefined;
  const { specialization, workplace, introduction } = application;
  return { specialization, workplace, introduction };
}

const toKnown = (account: Account): Known => ({
  workspaceId: account.workspaceId,
  name: account.name,
  profile: getProfile(account),
  isVerified: isVerified(account),
  shownFrom:
    (SHOWN.includes(account.status) ? shownFrom(account)?.getTime() : undefined) ??
    Number.POSITIVE_INFINITY,
});

const cardAt = (
  { workspaceId, name, profile, isVerified, shownFrom }: Known,
  at: number,
): ExpertCard => ({
  workspaceId,
  name,
  profile,
  isVerified,
  isShown: shownFrom <= at,
});

/** Accounts are keyed by e-mail address, so names need a read of all; hence the cache. */
export function createExpertNames(couch: Couch, now = (): Date => new Date()): ExpertNames {
  let names = new Map<string, Known>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const knownAccounts = new Map<string, Known>();
    for await (const rows of readPages(couch.database(ACCOUNTS_DATABASE), 'account:'))
      for (const { doc } of rows) {
        const account = readSound(accountSchema, doc?.body);
        if (account) knownAccounts.set(account.accountId, toKnown(account));
      }
    names = knownAccounts;
    readAt = performance.now();
  }

  return {
    of: async (accountIds) => {
      const age = performance.now() - readAt;
      const isMissing = accountIds.some((id) => !names.has(id));
      if (age > FRESH || (isMissing && age > PAUSE)) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      const at = now().getTime();
      return new Map(accountIds.map((id) => [id, cardAt(names.get(id) ?? UNKNOWN, at)]));
    },
    changed: (account) => {
      const before = names.get(account.accountId);
      const known = toKnown(account);
      names.set(account.accountId, known);
      return JSON.stringify(before) !== JSON.stringify(known);
    },
  };
}
