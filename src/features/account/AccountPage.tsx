import { Box, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AccountProfile } from '../../domain/account';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { Page } from '../../ui/Page';
import { Devices } from './Devices';
import { PasswordForm } from './PasswordForm';

const texts = accountPages.page;

function Card({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <Heading as="h2" id={id} size="md">
        {title}
      </Heading>
      {hint ? (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {hint}
        </Text>
      ) : null}
      <Box mt="3">{children}</Box>
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Flex justify="space-between" gap="4" py="1.5">
      <chakra.dt color="fg.muted" whiteSpace="nowrap">
        {name}
      </chakra.dt>
      <chakra.dd textAlign="right" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </Flex>
  );
}

interface AccountPageProps {
  account: AccountProfile;
  /** Signs this device out, after asking about unsent work. */
  onSignOut: () => void;
}

/** `/expert/account`: who is signed in, the password, and the devices that are signed in. */
export function AccountPage({ account, onSignOut }: AccountPageProps) {
  return (
    <Page title={texts.title}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <Card title={texts.person}>
            <chakra.dl>
              <Fact name={texts.name} value={account.name} />
              <Fact name={texts.email} value={account.email} />
              <Fact name={texts.plan} value={accountTexts.menu.plan[account.plan]} />
            </chakra.dl>
          </Card>
          <Card title={accountPages.devices.title} hint={accountPages.devices.hint}>
            <Devices onSignOutHere={onSignOut} />
          </Card>
        </Stack>
        <Card title={accountPages.password.title} hint={accountPages.password.hint}>
          <PasswordForm email={account.email} />
        </Card>
      </SimpleGrid>
    </Page>
  );
}
