import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AccountProfile } from '../../domain/account';
import { accountPages } from '../../i18n/accountPages';
import { Frame } from './Frame';
import { useRecheck } from './useRecheck';

const texts = accountPages.standing;

interface StandingPageProps {
  account: AccountProfile;
  /** Documents on this device that the server does not hold. */
  unsent?: number;
  onSignOut: () => void;
  /** Dialogs of the app. */
  children?: ReactNode;
}

function bodyOf({ status, email }: AccountProfile): { title: string; body: string } {
  if (status === 'suspended') return texts.suspended;
  if (status === 'rejected') return texts.rejected;
  return { title: texts.pending.title, body: texts.pending.body(email) };
}

/** What an expert sees instead of the workspace while it is not theirs to use: pending, rejected, suspended. */
export function StandingPage({ account, unsent = 0, onSignOut, children }: StandingPageProps) {
  const { busy, told, check } = useRecheck(account.status);
  const { title, body } = bodyOf(account);
  const reason = account.status === 'pending' ? undefined : account.statusReason;
  return (
    <Frame title={title} maxW="34rem">
      <Stack gap="5">
        <Text>{body}</Text>
        {reason ? (
          <Box borderStartWidth="3px" borderColor="turmeric.solid" ps="4">
            <Text textStyle="sm" color="fg.muted">
              {texts.reason}
            </Text>
            <Text whiteSpace="pre-wrap">{reason}</Text>
          </Box>
        ) : null}
        {unsent > 0 ? (
          <Text bg="bg.warning" color="fg.warning" borderRadius="l2" p="3">
            {texts.unsent(unsent)}
          </Text>
        ) : null}
        <Box aria-live="polite">{told ? <Text color="fg.muted">{told}</Text> : null}</Box>
        <Flex gap="3" wrap="wrap">
          <Button colorPalette="leaf" loading={busy} onClick={check}>
            {texts.check}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {account.name} · {account.email}
        </Text>
      </Stack>
      {children}
    </Frame>
  );
}
