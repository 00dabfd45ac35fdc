import { z } from 'zod';
import { ADMIN_ROLE_NAMES } from '../../../src/domain/accounts/access/names';
import { INVITATION_HOURS, RESET_PATH } from '../../../src/domain/accounts/account';
import { idSchema } from '../../../src/domain/schema/primitives';
import { workspaceKey } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { whileConflicts } from '../../store/documents';
import { newMailLink } from '../accounts/mailLinks';
import { INVITATION } from '../accounts/passwords';
import { createHandler, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import { invitationMail } from './texts';

export const INVITATION_MAIL: JobKind<{ replaces?: true | undefined }> = {
  name: 'mail.invitation',
  label: 'Thư mời vào nhân sự quản trị',
  payload: z.object({ replaces: z.literal(true).optional() }),
  maxAttempts: 8,
  mostPerSubject: 3,
  repeatable: false,
  expiresAfter: INVITATION_HOURS * 3_600_000,
};

/** Sessions first, then the account. */
export const REMOVE_STAFF: JobKind<{ accountId: string }> = {
  name: 'staff.remove',
  label: 'Gỡ một người khỏi nhân sự quản trị',
  payload: z.object({ accountId: idSchema }),
  maxAttempts: 20,
  mostPerSubject: 5,
  repeatable: true,
};

interface Parts {
  accounts: Pick<AccountServices, 'store' | 'devices'>;
  mailer: Mailer;
  publicUrl: () => string;
  now: () => Date;
}

/** Sessions first, as devices learn of the end by them. Job and call may run at once. */
export const endRemoved = (
  accounts: Parts['accounts'],
  key: string,
  accountId: string,
): Promise<void> => whileConflicts(() => removedOnce(accounts, key, accountId));

async function removedOnce(
  { store, devices }: Parts['accounts'],
  key: string,
  accountId: string,
): Promise<void> {
  const accountRecord = await store.at(key);
  if (accountRecord?.account.accountId !== accountId) return;
  if (accountRecord.account.removedAt === undefined) throw new WriteMissing('the removal');
  await devices.removeEnded(accountRecord.account);
  const practice = await store.database.get(workspaceKey(accountRecord.account.workspaceId));
  if (practice) await store.database.put({ ...practice, _deleted: true });
  await store.database.put({ ...accountRecord.stored, _deleted: true });
}

export function staffJobs({ accounts, mailer, publicUrl, now }: Parts): JobHandler[] {
  const { store } = accounts;
  return [
    createHandler(INVITATION_MAIL, async ({ subject: key, id, payload }) => {
      if (key === undefined) return;
      const link = newMailLink(INVITATION, key, now());
      const account = await store.update(key, 'gateway', (present) =>
        present.invitation && present.removedAt === undefined ? link.addTo(present) : undefined,
      );
      if (!account?.invitation || account.removedAt !== undefined) return;
      const inviter = (await store.byId(account.invitation.by))?.account;
      const url = `${publicUrl()}${RESET_PATH}#token=${link.token}&invited=1`;
      const role = account.adminRole ? ADMIN_ROLE_NAMES[account.adminRole] : '';
      const { replaces } = payload;
      const inviterNames = { inviter: inviter?.name, email: inviter?.email };
      const names = { name: account.name, role, ...inviterNames, replaces };
      await mailer.send(account.email, invitationMail(names, url, INVITATION_HOURS), id);
    }),
    createHandler(REMOVE_STAFF, async ({ subject: key, payload: { accountId } }) => {
      if (key !== undefined) await endRemoved(accounts, key, accountId);
    }),
  ];
}
