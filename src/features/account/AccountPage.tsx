import { tierName } from '../../domain/accounts/access/tiers';
import { Button, chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AccountProfile } from '../../domain/accounts/account';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { securityText } from '../../i18n/security';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { Devices } from './Devices';
import { EmailNotice } from './EmailNotice';
import { PasswordForm } from './PasswordForm';

const texts = accountPages.page;

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

function Facts({ account, role }: Pick<AccountPageProps, 'account' | 'role'>) {
  return (
    <chakra.dl>
      <Fact name={texts.name} value={account.name} />
      <Fact name={texts.email} value={account.email} />
      <Fact
        name={role === undefined ? texts.plan : texts.role}
        value={role ?? accountTexts.menu.plan(tierName(account.plan))}
      />
    </chakra.dl>
  );
}

interface AccountPageProps {
  account: AccountProfile;
  onSignOut: () => void;
  securityPath: string;
  role?: string | undefined;
  links?: ReactNode;
  children?: ReactNode;
}

export function AccountPage({
  account,
  onSignOut,
  securityPath,
  role,
  links,
  children,
}: AccountPageProps) {
  return (
    <Page title={texts.title}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <Section title={texts.person}>
            <Facts account={account} role={role} />
            <EmailNotice account={account} />
            <Flex gap="2" wrap="wrap" mb="2">
              <Button asChild variant="outline" colorPalette="gray" minH="11">
                <AppLink to={securityPath}>{securityText.title}</AppLink>
              </Button>
              {links}
            </Flex>
            {children}
          </Section>
        </Stack>
        <Stack gap="4">
          <Section title={accountPages.password.title} hint={accountPages.password.hint}>
            <PasswordForm email={account.email} />
          </Section>
          {/* The list comes from the server: it stands below the form. */}
          <Section title={accountPages.devices.title} hint={accountPages.devices.hint}>
            <Devices onSignOutHere={onSignOut} />
          </Section>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}
