import type { ReactNode } from 'react';
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { MAX_EVENTS } from '../../domain/accounts/security';
import { readSecurity, type SecurityResponse } from '../../api/security';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { accountPages } from '../../i18n/accountPages';
import { securityText } from '../../i18n/security';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';
import { Devices } from './Devices';
import { GoogleLink } from './GoogleLink';
import { Passkeys } from './Passkeys';
import { SecondFactor } from './SecondFactor';
import { SecurityEvents } from './SecurityEvents';

const { factor, passkeys, events, google } = securityText;

function Waiting({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  if (!error) return <Text color="fg.muted">{securityText.loading}</Text>;
  return (
    <Stack gap="3" align="start">
      <Problem text={error} />
      <Button variant="outline" colorPalette="gray" onClick={onRetry}>
        {securityText.retry}
      </Button>
    </Stack>
  );
}

function GoogleSection({
  security,
  load,
}: {
  security: SecurityResponse;
  load: () => Promise<void>;
}) {
  if (!security.google) return null;
  return (
    <Section title={google.title} hint={google.hint}>
      <GoogleLink
        state={security.google}
        asksCode={security.secondFactor.asked === true}
        passkey={(security.passkeys?.list.length ?? 0) > 0}
        load={load}
      />
    </Section>
  );
}

function SecondFactors(props: {
  security: SecurityResponse | null;
  load: () => Promise<void>;
  wait: ReactNode;
}) {
  const { security, load, wait } = props;
  return (
    <>
      <Section title={factor.title} hint={factor.hint}>
        {security ? (
          <SecondFactor
            state={security.secondFactor}
            passkey={(security.passkeys?.list.length ?? 0) > 0}
            load={load}
          />
        ) : (
          wait
        )}
      </Section>
      {security?.passkeys ? (
        <Section title={passkeys.title} hint={passkeys.hint}>
          <Passkeys
            passkeys={security.passkeys}
            asksCode={security.secondFactor.asked === true}
            load={load}
          />
        </Section>
      ) : null}
      {security ? <GoogleSection security={security} load={load} /> : null}
    </>
  );
}

interface SecurityPageProps {
  account: AccountProfile;
  accountPath: string;
  onSignOut: () => void;
}

export function SecurityPage({ account, accountPath, onSignOut }: SecurityPageProps) {
  const query = useGatewayQuery(readSecurity, {}, securityText.what);
  const { answer: security, error, reload } = query;
  const isDue = account.secondFactorDue === true;
  const wait = <Waiting error={error} onRetry={() => void reload()} />;
  return (
    <Page
      title={securityText.title}
      {...(isDue ? {} : { back: { to: accountPath, label: accountPages.page.title } })}
    >
      {isDue ? <Notice tone="warning" title={securityText.due} /> : null}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start" mt={isDue ? '4' : '0'}>
        <Stack gap="4">
          <SecondFactors security={security} load={reload} wait={wait} />
          {/* Behind what stands above it: no button goes away under a finger. */}
          {isDue || !(security || error) ? null : (
            <Section title={accountPages.devices.title} hint={accountPages.devices.hint}>
              <Devices onSignOutHere={onSignOut} />
            </Section>
          )}
        </Stack>
        <Section title={events.title} hint={events.hint(MAX_EVENTS)}>
          {security ? <SecurityEvents events={security.events} /> : wait}
        </Section>
      </SimpleGrid>
    </Page>
  );
}
