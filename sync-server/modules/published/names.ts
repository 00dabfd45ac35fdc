import type { Couch } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import type { AccountStatus } from '../../../src/domain/accounts/access/roles';
import { accountSchema, isVerified, shownFrom, type Account } from '../accounts/accountRecords';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';

/** Milliseconds for which names are believed. */
const FRESH = 600_000;
/** Milliseconds between two readings, however many unknown experts are asked for. */
const PAUSE = 10_000;
/** Shown where an account is gone. */
const UNKNOWN: Known = { workspaceId: '', name: 'Chuyên gia', isVerified: false, shownFrom: 0 };

/** Words of an expert's public page, which they have agreed to show. */
export interface ExpertProfile {
  specialization: string;
  workplace?: string | undefined;
  introduction?: string | undefined;
  specialities?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
  /** Address of an image of their practice. */
  portrait?: string | undefined;
}

/** Facts that others may know of an expert. */
export interface ExpertCard {
  /** Their practice; empty where the account is gone. */
  workspaceId: string;
  name: string;
  profile?: ExpertProfile | undefined;
  /** Whether an administrator looked at who goes by this name. */
  isVerified: boolean;
  /**
   * Whether others see what the expert published: not while suspended, once rejected, before confirming, or in the
   * first days of an account at which no administrator has looked.
   */
  isShown: boolean;
}

interface Known {
  workspaceId: string;
  name: string;
  profile?: ExpertProfile | undefined;
  isVerified: boolean;
  /** Milliseconds since 1970 from which on the expert is shown; infinite where not at all. */
  shownFrom: number;
}

/** Names of experts, and whether they are shown. */
export interface ExpertNames {
  of(accountIds: readonly string[]): Promise<Map<string, ExpertCard>>;
  /** An account was changed. @returns whether others see the expert otherwise than before */
  changed(account: Account): boolean;
}

/** In any other status nobody is shown, also in one that only a newer gateway knows. */
const SHOWN: readonly AccountStatus[] = ['pending', 'approved'];

/** Profile of an expert; an application counts only where it is public: it was written for the staff. */
function profileOf({ application, publicProfile }: Account): ExpertProfile | undefined {
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

const knownOf = (account: Account): Known => ({
  workspaceId: account.workspaceId,
  name: account.name,
  profile: profileOf(account),
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

/** Accounts are kept by e-mail address, so all are read at once, seldom. */
export function createExpertNames(couch: Couch, now = (): Date => new Date()): ExpertNames {
  let names = new Map<string, Known>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const found = new Map<string, Known>();
    for await (const rows of pagesOf(couch.database(ACCOUNTS_DATABASE), 'account:'))
      for (const { doc } of rows) {
        const account = readSound(accountSchema, doc?.body);
        if (account) found.set(account.accountId, knownOf(account));
      }
    names = found;
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
      const known = knownOf(account);
      names.set(account.accountId, known);
      return JSON.stringify(before) !== JSON.stringify(known);
    },
  };
}
