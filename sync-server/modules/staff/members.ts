import { INVITATION_HOURS } from '../../../src/domain/accounts/account';
import type { StaffMember } from '../../../src/api/staff';
import type { Account } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { hasSecondFactor, getRecoveryCodes } from '../accounts/secondFactor/secondFactorRules';
import { isWorkingOwner } from './owners';

const HOUR = 3_600_000;

type Parts = Pick<AccountServices, 'store' | 'devices'>;

function getState({ status, invitation }: Account): StaffMember['state'] {
  if (invitation) return 'invited';
  return status === 'approved' ? 'working' : 'off';
}

const toFactors = (account: Account) => ({
  hasSecondFactor: hasSecondFactor(account),
  passkeys: account.passkeys?.keys.length ?? 0,
  hasAuthenticator: account.secondFactor !== undefined,
  recoveryLeft: hasSecondFactor(account) ? getRecoveryCodes(account).length : 0,
});

const getExpiry = ({ at, links }: NonNullable<Account['invitation']>): string =>
  links.at(-1)?.expiresAt ?? new Date(Date.parse(at) + INVITATION_HOURS * HOUR).toISOString();

async function buildMember(
  { devices }: Parts,
  account: Account,
  { getName, owners }: { getName: (accountId: string) => string; owners: readonly string[] },
): Promise<StaffMember> {
  const { accountId, email, name, adminRole, statusReason, invitation, factorReset } = account;
  const [newest, ...others] = await devices.list(account, '');
  return {
    accountId,
    email,
    name,
    ...(adminRole === undefined ? {} : { adminRole }),
    state: getState(account),
    ...(statusReason === undefined ? {} : { reason: statusReason }),
    ...toFactors(account),
    sessions: newest ? others.length + 1 : 0,
    ...(newest ? { lastSeenAt: newest.lastSeenAt } : {}),
    createdAt: account.createdAt,
    ...(invitation
      ? {
          invitation: {
            by: getName(invitation.by),
            at: invitation.at,
            until: getExpiry(invitation),
          },
        }
      : {}),
    isLastOwner: isWorkingOwner(account) && owners.length === 1,
    ...(factorReset
      ? {
          factorReset: {
            byId: factorReset.by,
            by: getName(factorReset.by),
            at: factorReset.at,
          },
        }
      : {}),
  };
}

export async function listMembers(parts: Parts): Promise<StaffMember[]> {
  const accounts: Account[] = [];
  for await (const { account } of parts.store.all())
    if (account.role === 'admin' && account.removedAt === undefined) accounts.push(account);
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  const getName = (accountId: string): string => names.get(accountId) ?? '';
  const owners = accounts.filter(isWorkingOwner).map(({ accountId }) => accountId);
  const members = await Promise.all(
    accounts.map((account) => buildMember(parts, account, { getName, owners })),
  );
  return members.sort((a, b) => a.name.localeCompare(b.name, 'vi'));
}
