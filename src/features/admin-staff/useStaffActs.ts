import { useState } from 'react';
import {
  changeStaffRole,
  inviteAgain,
  removeStaff,
  resetStaffFactor,
  signStaffOut,
  switchStaffOff,
  switchStaffOn,
  type StaffMember,
} from '../../api/staff';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { toaster } from '../../ui/toaster';

export type Asking = 'role' | 'off' | 'remove' | 'factor';
export interface StaffQuestion {
  act: Asking;
  member: StaffMember;
}

const { did } = texts;

const of = ({ accountId: id }: StaffMember) => ({ params: { id } });

const actsBy = (act: (work: () => Promise<string>) => Promise<boolean>) => ({
  signOut: (member: StaffMember) =>
    act(async () => (await gateway.ask(signStaffOut, of(member)), did.signOut(member.name))),
  switchOn: (member: StaffMember) =>
    act(async () => (await gateway.ask(switchStaffOn, of(member)), did.on(member.name))),
  invite: (member: StaffMember) =>
    act(async () => (await gateway.ask(inviteAgain, of(member)), did.invite(member.email))),
  remove: (member: StaffMember) =>
    act(async () => (await gateway.ask(removeStaff, of(member)), did.remove(member.name))),
  switchOff: (member: StaffMember, reason: string) =>
    act(async () => {
      await gateway.ask(switchStaffOff, { ...of(member), body: { reason } });
      return did.off(member.name);
    }),
  changeRole: (member: StaffMember, adminRole: AdminRole) =>
    act(async () => {
      await gateway.ask(changeStaffRole, { ...of(member), body: { adminRole } });
      return did.role(member.name, ADMIN_ROLE_NAMES[adminRole]);
    }),
  resetFactor: (member: StaffMember) =>
    act(async () => {
      const { isDone } = await gateway.ask(resetStaffFactor, of(member));
      return isDone ? did.factor(member.name) : did.pendingApproval;
    }),
});

export function useStaffActs(reload: () => Promise<void>) {
  const [question, setQuestion] = useState<StaffQuestion | null>(null);
  const { busy, error, run, clear } = useAction(texts.what);
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    let message = '';
    const isDone = await run(async () => {
      message = await work();
    });
    await reload();
    if (!isDone) return false;
    setQuestion(null);
    toaster.create({ title: message, type: 'success' });
    return true;
  };
  return {
    question,
    busy,
    error,
    ask: (act: Asking, member: StaffMember) => {
      clear();
      setQuestion({ act, member });
    },
    close: () => setQuestion(null),
    ...actsBy(act),
  };
}
export type StaffActs = ReturnType<typeof useStaffActs>;
