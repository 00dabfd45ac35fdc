import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { listStaff, type StaffMember } from '../../api/staff';
import { sessionStore } from '../../gateway/browserSession';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { common } from '../../i18n/common';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { AddStaffDialog } from './AddStaffDialog';
import { AskedDialog } from './AskedDialog';
import { COLUMNS, MemberRow } from './MemberRow';
import { Rights } from './Rights';
import { useStaffActs } from './useStaffActs';

function formatSummary(staff: readonly StaffMember[]): string {
  const working = staff.filter(({ state }) => state !== 'invited');
  const without = working.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  return texts.summary(working.length, without, staff.length - working.length);
}

function Columns() {
  const { person, role, factor, seen, sessions } = texts.columns;
  return (
    <Grid
      aria-hidden
      templateColumns={COLUMNS}
      gap="4"
      px="5"
      py="2"
      bg="bg.muted"
      color="fg.muted"
      textStyle="sm"
      hideBelow="xl"
    >
      {[person, role, factor, seen, sessions].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </Grid>
  );
}

function Members({
  staff,
  reload,
}: {
  staff: readonly StaffMember[];
  reload: () => Promise<void>;
}) {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const acts = useStaffActs(reload);
  const own = account?.accountId ?? '';
  return (
    <>
      {acts.question ? null : <Problem text={acts.error} />}
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
        <Columns />
        <Box as="ul" listStyleType="none">
          {staff.map((member) => (
            <MemberRow
              key={member.accountId}
              member={member}
              acts={acts}
              isOwn={member.accountId === own}
            />
          ))}
        </Box>
      </Box>
      {account?.secondFactorWaived ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.trial}
        </Text>
      ) : null}
      <AskedDialog acts={acts} own={own} />
    </>
  );
}

export function StaffPage() {
  const { answer, error, reload } = useGatewayQuery(listStaff, {}, texts.what);
  const [adding, setAdding] = useState(false);
  const added = (): void => {
    setAdding(false);
    void reload();
  };
  const add = (
    <Button minH="11" colorPalette="leaf" onClick={() => setAdding(true)}>
      <UserPlus size={18} aria-hidden />
      {texts.add}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      subtitle={answer ? formatSummary(answer.staff) : undefined}
      actions={add}
    >
      <Stack gap="4">
        {error ? (
          <Stack gap="3" align="start">
            <Problem text={error} />
            <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
              {common.retry}
            </Button>
          </Stack>
        ) : null}
        {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
        {answer ? <Members staff={answer.staff} reload={reload} /> : null}
        <Rights />
      </Stack>
      {adding ? <AddStaffDialog onClose={() => setAdding(false)} onAdded={added} /> : null}
    </Page>
  );
}
