import { Badge, Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { StaffMember } from '../../api/staff';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { getLabel } from '../../i18n/labelOf';
import { formatWhen } from '../../ui/format';
import type { MenuAction } from '../../ui/menuAction';
import { MoreMenu } from '../../ui/MoreMenu';
import { getTone } from './roles';
import type { StaffActs } from './useStaffActs';

export const COLUMNS = '2.4fr 1fr 1.7fr 1.2fr 0.9fr 2.2fr';
const HOUR = 3_600_000;
const FEW = 3;

interface RowProps {
  member: StaffMember;
  acts: StaffActs;
  isOwn: boolean;
}

function Person({ member: { name, email, state } }: { member: StaffMember }) {
  const isInvited = state === 'invited';
  return (
    <Flex gap="3" align="center" minW="0">
      <Flex
        boxSize="10"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="l2"
        borderWidth={isInvited ? '1px' : '0'}
        borderStyle="dashed"
        bg={isInvited ? 'transparent' : 'leaf.subtle'}
        color={isInvited ? 'fg.muted' : 'leaf.fg'}
        fontWeight="bold"
        aria-hidden
      >
        {isInvited ? <Mail size={18} /> : name.trim().split(/\s+/).at(-1)?.charAt(0)}
      </Flex>
      <Box minW="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {email}
        </Text>
      </Box>
    </Flex>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex gap="2" minW="0" textStyle="sm" align="baseline" wrap="wrap">
      <Text as="span" color="fg.muted" minW="24" display={{ base: 'inline', xl: 'none' }}>
        {name}
      </Text>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}

function Factor({ member }: { member: StaffMember }) {
  const { state, hasSecondFactor, passkeys, hasAuthenticator, recoveryLeft } = member;
  if (state === 'invited') return <Text color="fg.muted">{texts.factor.later}</Text>;
  if (!hasSecondFactor) return <Text color="turmeric.fg">{texts.factor.none}</Text>;
  const kinds = [
    ...(passkeys > 0 ? [texts.factor.passkeys(passkeys)] : []),
    ...(hasAuthenticator ? [texts.factor.authenticator] : []),
  ];
  return (
    <Text>
      <Text as="span" color="leaf.fg" fontWeight="semibold">
        {kinds.join(' + ')}
      </Text>{' '}
      <Text as="span" color={recoveryLeft <= FEW ? 'turmeric.fg' : 'fg.muted'}>
        {texts.factor.recovery(recoveryLeft)}
      </Text>
    </Text>
  );
}

function Seen({ member: { invitation, lastSeenAt } }: { member: StaffMember }) {
  if (invitation) return <>{texts.invited(invitation.by, formatWhen(invitation.at))}</>;
  return <>{lastSeenAt ? formatWhen(lastSeenAt) : texts.never}</>;
}

function Sessions({ member: { invitation, sessions } }: { member: StaffMember }) {
  const [at] = useState(() => Date.now());
  if (!invitation) return <>{texts.sessions(sessions)}</>;
  const hours = Math.ceil((Date.parse(invitation.until) - at) / HOUR);
  return (
    <Text color="turmeric.fg" fontWeight="semibold">
      {texts.invitedUntil(hours)}
    </Text>
  );
}

function listActions(member: StaffMember, acts: StaffActs): MenuAction[] {
  const { actions } = texts;
  const ask = (value: 'role' | 'off' | 'factor' | 'remove', label: string): MenuAction => ({
    value,
    label,
    run: () => acts.ask(value, member),
  });
  const on = { value: 'on', label: actions.on, run: () => void acts.switchOn(member) };
  return [
    ask('role', actions.role),
    ...(member.hasSecondFactor ? [ask('factor', actions.factor)] : []),
    member.state === 'off' ? on : ask('off', actions.off),
    { ...ask('remove', actions.remove), danger: true, apart: true },
  ];
}

function InvitedActs({ member, acts }: Omit<RowProps, 'isOwn'>) {
  const { actions } = texts;
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        loading={acts.busy}
        onClick={() => void acts.invite(member)}
      >
        {actions.invite}
      </Button>
      <Button variant="ghost" minH="11" onClick={() => acts.ask('remove', member)}>
        {actions.takeBack}
      </Button>
    </>
  );
}

function Acts({ member, acts, isOwn }: RowProps) {
  const { actions } = texts;
  if (member.isLastOwner || isOwn)
    return (
      <Text color="fg.muted" textStyle="sm">
        {member.isLastOwner ? texts.lastOwner : texts.ownHint}
      </Text>
    );
  if (member.state === 'invited') return <InvitedActs member={member} acts={acts} />;
  return (
    <>
      {member.sessions > 0 ? (
        <Button
          variant="ghost"
          minH="11"
          loading={acts.busy}
          onClick={() => void acts.signOut(member)}
        >
          {actions.signOut}
        </Button>
      ) : null}
      <MoreMenu label={texts.more(member.name)} actions={() => listActions(member, acts)} />
    </>
  );
}

function Notes({ member: { state, reason, factorReset } }: { member: StaffMember }) {
  if (state !== 'off' && !factorReset) return null;
  return (
    <Box gridColumn="1 / -1" color="turmeric.fg" textStyle="sm">
      {state === 'off' ? (
        <Text>
          {texts.off}
          {reason ? `. ${texts.offReason(reason)}` : ''}
        </Text>
      ) : null}
      {factorReset ? (
        <Text>{texts.factorAsked(factorReset.by, formatWhen(factorReset.at))}</Text>
      ) : null}
    </Box>
  );
}

function Facts({ member }: { member: StaffMember }) {
  return (
    <>
      <Fact name={texts.columns.factor}>
        <Factor member={member} />
      </Fact>
      <Fact name={texts.columns.seen}>
        <Seen member={member} />
      </Fact>
      <Fact name={texts.columns.sessions}>
        <Sessions member={member} />
      </Fact>
    </>
  );
}

export function MemberRow(props: RowProps) {
  const { member } = props;
  const { adminRole } = member;
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr', xl: COLUMNS }}
      gap={{ base: '2', xl: '4' }}
      px={{ base: '4', md: '5' }}
      py="4"
      borderTopWidth="1px"
      alignItems="center"
      data-member={member.accountId}
    >
      <Person member={member} />
      <Box>
        <Badge colorPalette={getTone(adminRole)}>
          {adminRole ? getLabel(ADMIN_ROLE_NAMES, adminRole) : texts.noRole}
        </Badge>
      </Box>
      <Facts member={member} />
      <Flex
        gap="2"
        align="center"
        wrap="wrap"
        justify={{ base: 'flex-start', xl: 'flex-end' }}
        minH="11"
      >
        <Acts {...props} />
      </Flex>
      <Notes member={member} />
    </Grid>
  );
}
