import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { envelope } from '../../store/envelope';
import { whileConflicts } from '../../store/documents';
import { accountKey, auditKey, type Account, type StaffAudit } from '../accounts/accountRecords';
import { addAccount, type NewAccount } from '../accounts/add';
import { closedKey, isReplaceable, replaceAccount } from '../accounts/closing';
import { END_SESSIONS } from '../accounts/jobKinds';
import { hashPassword } from '../accounts/password';
import type { FoundAccount } from '../accounts/store';
import { jobRequest, type JobRequest } from '../jobs/queue';
import type { ActParts } from './acts';
import { INVITATION_MAIL } from './jobs';

/** Random and never shown: the member sets one by the mailed link. */
const PASSWORD_BYTES = 32;
const CLOSED = 'Địa chỉ email chưa được xác nhận và đã được mời vào nhân sự quản trị.';

type Invited = Pick<StaffAudit, 'name'> & {
  email: string;
  adminRole: NonNullable<StaffAudit['adminRole']>;
};

/**
 * The account that holds the address, where it may be replaced.
 * @throws AppError email_taken
 */
async function findReplaceable(
  { store }: Pick<ActParts['accounts'], 'store'>,
  email: string,
): Promise<FoundAccount | undefined> {
  // Also a malformed or closed account: its address is taken.
  if (!(await store.database.get(accountKey(email)))) return undefined;
  const former = await store.at(accountKey(email));
  if (!former || !isReplaceable(former.account)) throw new AppError('email_taken');
  return former;
}

const mailFor = (email: string, auditId: string, former: FoundAccount | undefined): JobRequest =>
  jobRequest(INVITATION_MAIL, {
    key: auditId,
    subject: accountKey(email),
    payload: former ? { replaces: true } : {},
  });

async function replaced(
  { accounts: { store, devices, accountState }, jobs, streams, now }: ActParts,
  wanted: { former: FoundAccount; person: NewAccount; by: string; auditId: string },
): Promise<Account> {
  const { former, auditId } = wanted;
  const { accountId, email, sessionRound = 0 } = former.account;
  const ending = jobRequest(END_SESSIONS, {
    key: auditId,
    subject: closedKey(accountId),
    payload: { round: sessionRound + 1 },
  });
  const { account, closedAccount } = await jobs.enqueueAround(
    [mailFor(email, auditId, former), ending],
    () => replaceAccount(store, { ...wanted, auditId: `${auditId}.closed`, reason: CLOSED }, now()),
  );
  accountState.forget();
  streams.lock(accountId, 'session_ended');
  await devices.removeEnded(closedAccount);
  return account;
}

/**
 * Who registered the address of somebody else does not keep its owner from being invited: an account that nobody confirmed is
 * closed.
 * @returns the new member's account id
 * @throws AppError email_taken
 */
export async function invite(
  parts: ActParts,
  { sub: by }: AccessClaims,
  { email, name, adminRole }: Invited,
): Promise<string> {
  const { accounts, jobs, now } = parts;
  const { database } = accounts.store;
  const passwordHash = await hashPassword(randomBytes(PASSWORD_BYTES).toString('base64url'));
  const auditId = uuid();
  const at = now();
  const person: NewAccount = {
    email,
    name,
    passwordHash,
    role: 'admin',
    adminRole,
    status: 'approved',
    verifiedName: name,
    invitation: { by, at: at.toISOString(), links: [] },
  };
  const { accountId } = await whileConflicts(async () => {
    // Before the mail is stored: a mail for another account would find no invitation.
    const former = await findReplaceable(accounts, email);
    if (former) return replaced(parts, { former, person, by, auditId });
    const mail = mailFor(email, auditId, former);
    return jobs.enqueueAround([mail], () => addAccount(database, person, at));
  });
  const audit: StaffAudit = {
    auditId,
    action: 'addStaff',
    accountId,
    name,
    adminRole,
    by,
    at: at.toISOString(),
  };
  await database.put(envelope(auditKey(auditId), audit, by, at));
  return accountId;
}
