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
import type { AccountServices } from '../accounts/wiring';
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
import { invite } from './invite';
import { staffJobs } from './jobs';
import { staffLive } from './live';
import { listMembers } from './members';

const ACTS: Rate = { name: 'staff acts', calls: 30, burst: 60 };

type Dependencies = Core & { accounts: AccountServices; mailer: Mailer };
async function findMember({ accounts }: Dependencies, accountId: string): Promise<StaffMember> {
  const member = (await listMembers(accounts)).find((one) => one.accountId === accountId);
  if (!member) throw new AppError('not_found');
  return member;
}

function actRoutes(input: Dependencies, parts: ActParts): RouteDefinition[] {
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

export function staff(input: Dependencies): Module {
  const { accounts, hub, jobs, mailer, ctx, now } = input;
  const parts: ActParts = { accounts, jobs, streams: hub, now };
  const options = { rate: ACTS };
  return {
    routes: [
      route(listStaff, async () => ({ staff: await listMembers(accounts) })),
      route(
        addStaff,
        async ({ claims, body }) => ({
          member: await findMember(input, await invite(parts, claims, body)),
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
      staffLive({ hub, accountState: accounts.accountState, ctx }),
    ],
    jobs: staffJobs({ accounts, mailer, publicUrl: ctx.publicUrl, now }),
  };
}
