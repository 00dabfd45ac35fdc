import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StaffMember } from '../../api/staff';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { adminStaffTexts } from '../../i18n/adminStaff';
import { common } from '../../i18n/common';
import { Question } from '../../ui/AppDialog';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { RoleField } from './RoleField';
import type { StaffActs } from './useStaffActs';

const texts = adminStaffTexts.dialog;
const REASON_MAX = 500;

interface DialogProps {
  acts: StaffActs;
  member: StaffMember;
}

function RoleDialog({ acts, member }: DialogProps) {
  const [role, setRole] = useState<AdminRole>(member.adminRole ?? 'support');
  const buttons = (
    <>
      <Button variant="outline" colorPalette="gray" onClick={acts.close}>
        {common.cancel}
      </Button>
      <Button
        colorPalette="leaf"
        loading={acts.busy}
        disabled={role === member.adminRole}
        onClick={() => void acts.changeRole(member, role)}
      >
        {texts.roleSubmit}
      </Button>
    </>
  );
  return (
    <Question onClose={acts.close} title={texts.role(member.name)} buttons={buttons}>
      <Stack gap="4">
        <RoleField value={role} onChange={setRole} />
        <Text color="fg.muted">
          {member.state === 'invited' ? texts.roleInvited : texts.roleBody}
        </Text>
        <Problem text={acts.error} />
      </Stack>
    </Question>
  );
}

function OffDialog({ acts, member }: DialogProps) {
  return (
    <ReasonDialog
      title={texts.off(member.name)}
      body={texts.offBody}
      confirm={texts.offSubmit}
      label={texts.offReason}
      most={REASON_MAX}
      draftKey={`admin:staff-off:${member.accountId}`}
      busy={acts.busy}
      error={acts.error}
      onConfirm={(reason) => acts.switchOff(member, reason)}
      onClose={acts.close}
    />
  );
}

function RemoveDialog({ acts, member }: DialogProps) {
  const isInvited = member.state === 'invited';
  return (
    <ConfirmDialog
      open
      danger
      title={isInvited ? texts.takeBack(member.name) : texts.remove(member.name)}
      confirmLabel={isInvited ? texts.takeBackSubmit : texts.removeSubmit}
      busy={acts.busy}
      onConfirm={() => void acts.remove(member)}
      onClose={acts.close}
    >
      {isInvited ? texts.takeBackBody : texts.removeBody}
      <Problem text={acts.error} />
    </ConfirmDialog>
  );
}

function FactorDialog({ acts, member, isSecond }: DialogProps & { isSecond: boolean }) {
  return (
    <ConfirmDialog
      open
      danger
      title={texts.factor(member.name)}
      confirmLabel={isSecond ? texts.factorAgree : texts.factorAsk}
      busy={acts.busy}
      onConfirm={() => void acts.resetFactor(member)}
      onClose={acts.close}
    >
      {texts.factorBody}
      <Problem text={acts.error} />
    </ConfirmDialog>
  );
}

export function AskedDialog({ acts, own }: { acts: StaffActs; own: string }) {
  if (!acts.question) return null;
  const { act, member } = acts.question;
  const { factorReset } = member;
  if (act === 'role') return <RoleDialog acts={acts} member={member} />;
  if (act === 'off') return <OffDialog acts={acts} member={member} />;
  if (act === 'remove') return <RemoveDialog acts={acts} member={member} />;
  const isSecond = factorReset !== undefined && factorReset.byId !== own;
  return <FactorDialog acts={acts} member={member} isSecond={isSecond} />;
}
