import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import {
  addStaff,
  changeStaffRole,
  inviteAgain,
  listStaff,
  removeStaff,
  resetStaffFactor,
  signStaffOut,
  switchStaffOff,
  switchStaffOn,
  type StaffMember,
} from '../../../src/api/staff';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { accountKey, auditKey, type StaffAudit } from '../accounts/accountRecords';
import { addAccount } from '../accounts/add';
import type { AccountServices } from '../accounts/wiring';
import { hashPassword } from '../accounts/password';
import { jobRequest } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import {
  actOn,
  invitedAgain,
  removeMember,
  resetFactor,
  signedOut,
  switchedOff,
  switchedOn,
  withRole,
  type ActParts,
} from './acts';
import { INVITATION_MAIL, staffJobs } from './jobs';
import { staffLive } from './live';
import { listMembers } from './members';
import { envelope } from '../../store/envelope';

/** Random and never shown: the member sets one by the mailed link. */
const PASSWORD_BYTES = 32;
const ACTS: Rate = { name: 'staff acts', calls: 30, burst: 60 };

type Given = Core & { accounts: AccountServices; mailer: Mailer };
type Added = Pick<StaffAudit, 'name'> & {
  email: string;
  adminRole: NonNullable<StaffAudit['adminRole']>;
};

async function invite(
  { accounts: { store }, jobs, now }: Given,
  { sub: by }: AccessClaims,
  { email, name, adminRole }: Added,
): Promise<string> {
  const passwordHash = await hashPassword(randomBytes(PASSWORD_BYTES).toString('base64url'));
  const at = now();
  const person = { email, name, passwordHash, role: 'admin', adminRole } as const;
  const auditId = uuid();
  const mail = jobRequest(INVITATION_MAIL, {
    key: auditId,
    subject: accountKey(email),
    payload: {},
  });
  // Checked before the mail is stored: a mail for another account would find no invitation.
  if (await store.database.get(accountKey(email))) throw new AppError('email_taken');
  const { accountId } = await jobs.enqueueAround([mail], () =>
    addAccount(
      store.database,
      {
        ...person,
        status: 'approved',
        verifiedName: name,
        invitation: { by, at: at.toISOString(), links: [] },
      },
      at,
    ),
  );
  const audit: StaffAudit = {
    auditId,
    action: 'addStaff',
    accountId,
    name,
    adminRole,
    by,
    at: at.toISOString(),
  };
  await store.database.put(envelope(auditKey(auditId), audit, by, at));
  return accountId;
}

async function findMember({ accounts }: Given, accountId: string): Promise<StaffMember> {
  const member = (await listMembers(accounts)).find((one) => one.accountId === accountId);
  if (!member) throw new AppError('not_found');
  return member;
}

function actRoutes(input: Given, parts: ActParts): RouteDefinition[] {
  const { now } = input;
  const options = { rate: ACTS };
  const at = (): string => now().toISOString();
  const acted = async (claims: AccessClaims, id: string, act: Parameters<typeof actOn>[3]) => {
    await actOn(parts, claims, id, act);
    return { member: await findMember(input, id) };
  };
  return [
    route(
      inviteAgain,
      ({ claims, params: { id } }) => acted(claims, id, invitedAgain(at())),
      options,
    ),
    route(
      changeStaffRole,
      ({ claims, params: { id }, body: { adminRole } }) =>
        acted(claims, id, withRole(adminRole, at())),
      options,
    ),
    route(
      switchStaffOff,
      ({ claims, params: { id }, body: { reason } }) => acted(claims, id, switchedOff(reason)),
      options,
    ),
    route(switchStaffOn, ({ claims, params: { id } }) => acted(claims, id, switchedOn), options),
    route(signStaffOut, ({ claims, params: { id } }) => acted(claims, id, signedOut), options),
  ];
}

export function staff(input: Given): Module {
  const { accounts, hub, jobs, mailer, ctx, now } = input;
  const parts: ActParts = { accounts, jobs, streams: hub, now };
  const options = { rate: ACTS };
  return {
    routes: [
      route(listStaff, async () => ({ staff: await listMembers(accounts) })),
      route(
        addStaff,
        async ({ claims, body }) => ({
          member: await findMember(input, await invite(input, claims, body)),
        }),
        options,
      ),
      ...actRoutes(input, parts),
      route(removeStaff, ({ claims, params: { id } }) => removeMember(parts, claims, id), options),
      route(
        resetStaffFactor,
        async ({ claims, params: { id } }) => {
          const isDone = await resetFactor(parts, claims, id);
          return { isDone, member: await findMember(input, id) };
        },
        options,
      ),
      staffLive(hub, ctx),
    ],
    jobs: staffJobs({ accounts, mailer, publicUrl: ctx.publicUrl, now }),
  };
}
