import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { addStaff, listStaff, type StaffMember } from '../../../src/api/staff';
import { route } from '../../http/route';
import { accountKey, auditKey, envelope, type Account } from '../accounts/accountRecords';
import { addAccount } from '../accounts/add';
import type { AccountServices } from '../accounts/create';
import { RESET_MAIL } from '../accounts/jobKinds';
import { hashPassword } from '../accounts/password';
import { hasSecondFactor } from '../accounts/secondFactor/secondFactorRules';
import { jobRequest } from '../jobs/queue';
import type { Core, Module } from '../module';

/** Nobody knows it: the member sets one by the link of the mail. */
const PASSWORD_BYTES = 32;

function memberOf(account: Account): StaffMember {
  const { accountId, email, name, adminRole, createdAt } = account;
  return {
    accountId,
    email,
    name,
    ...(adminRole === undefined ? {} : { adminRole }),
    hasSecondFactor: hasSecondFactor(account),
    createdAt,
  };
}

/** Members of the staff and their roles; for the owner. */
export function staff({
  accounts: { store },
  jobs,
  now,
}: Core & { accounts: AccountServices }): Module {
  async function list(): Promise<StaffMember[]> {
    const members: StaffMember[] = [];
    for await (const { account } of store.all())
      if (account.role === 'admin') members.push(memberOf(account));
    return members.sort((a, b) => a.name.localeCompare(b.name, 'vi'));
  }

  return {
    routes: [
      route(listStaff, async () => ({ staff: await list() })),
      route(addStaff, async ({ claims: { sub: by }, body: { email, name, adminRole } }) => {
        const passwordHash = await hashPassword(randomBytes(PASSWORD_BYTES).toString('base64url'));
        const person = { email, name, passwordHash, role: 'admin', adminRole } as const;
        const at = now();
        const account = await addAccount(
          store.database,
          { ...person, status: 'approved', verifiedName: name },
          at,
        );
        const { accountId } = account;
        const audit = { auditId: uuid(), action: 'addStaff', accountId, adminRole, by };
        await store.database.put(
          envelope(auditKey(audit.auditId), { ...audit, at: at.toISOString() }, by, at),
        );
        // Should the gateway end before, the member asks for the link on the sign-in page.
        await jobs.enqueue(
          jobRequest(RESET_MAIL, { key: uuid(), subject: accountKey(email), payload: {} }),
        );
        return { member: memberOf(account) };
      }),
    ],
  };
}
