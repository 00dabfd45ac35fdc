import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listStaff, type StaffMember } from '../../api/staff';
import { ADMIN_ROLE_NAMES } from '../../domain/access/roles';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { common } from '../../i18n/common';
import { labelOf } from '../../i18n/labelOf';
import { formatDate } from '../../ui/format';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { AddStaffDialog } from './AddStaffDialog';

/** Colours of the roles (platform specification, section 6); for badges only. */
const TONES: Readonly<Record<string, string>> = {
  owner: 'red',
  billing: 'green',
  support: 'blue',
  content: 'purple',
};

function Member({ member }: { member: StaffMember }) {
  const { name, email, adminRole, hasSecondFactor, createdAt } = member;
  const factor = texts.secondFactor[hasSecondFactor ? 'on' : 'off'];
  return (
    <Flex as="li" gap="3" py="4" borderTopWidth="1px" align="center" wrap="wrap">
      <Box flex="1" minW="60">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {`${email} · ${texts.since(formatDate(createdAt))} · ${factor}`}
        </Text>
      </Box>
      <Badge colorPalette={TONES[adminRole ?? ''] ?? 'gray'}>
        {adminRole ? labelOf(ADMIN_ROLE_NAMES, adminRole) : texts.noRole}
      </Badge>
    </Flex>
  );
}

/** `/admin/staff`: who works in the administration, with which role. Needs the network. */
export function StaffPage() {
  const { answer, error, reload } = useGatewayQuery(listStaff, {}, texts.what);
  const [adding, setAdding] = useState(false);
  const added = (): void => {
    setAdding(false);
    void reload();
  };
  const add = (
    <Button minH="11" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.title} actions={add} maxW="3xl">
      {error ? (
        <Stack gap="3" align="start">
          <Problem text={error} />
          <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
            {common.retry}
          </Button>
        </Stack>
      ) : null}
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      <Box as="ul" listStyleType="none">
        {answer?.staff.map((member) => (
          <Member key={member.accountId} member={member} />
        ))}
      </Box>
      {adding ? <AddStaffDialog onClose={() => setAdding(false)} onAdded={added} /> : null}
    </Page>
  );
}
