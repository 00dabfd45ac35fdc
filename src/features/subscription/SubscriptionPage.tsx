import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useData, useLive } from '../../data/react';
import { maxClientsOf } from '../../domain/access/entitlements';
import { TIERS, tierName } from '../../domain/access/tiers';
import type { Tier } from '../../domain/access/tiers';
import { presentPlan } from '../../domain/clientList';
import { subscriptionText as texts } from '../../i18n/subscription';
import { addressesOf } from '../../routing/addresses';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';

function PlanRow({ plan, current }: { plan: Tier; current: boolean }) {
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="center">
      <Box flex="1">
        <Text fontWeight="semibold">{tierName(plan)}</Text>
        <Text color="fg.muted" textStyle="sm" css={tabular}>
          {texts.clients(maxClientsOf(plan))}
        </Text>
      </Box>
      {current ? <Badge colorPalette="leaf">{texts.yours}</Badge> : null}
    </Flex>
  );
}

/** `/expert/subscription`: what the plan holds, and what the others would. */
export function SubscriptionPage() {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const back = { to: addressesOf('clients').list, label: texts.back };
  const present = notices && presentPlan(data.account, notices);
  return (
    <Page title={texts.title} back={back} maxW="3xl">
      {present && clients ? (
        <Stack gap="4">
          <Section title={texts.current} hint={texts.used(clients.length, present.maxClients)}>
            <Text fontWeight="bold" textStyle="2xl">
              {tierName(present.plan)}
            </Text>
          </Section>
          <Section title={texts.plans} hint={texts.later}>
            <Box as="ul" listStyleType="none">
              {TIERS.map((plan) => (
                <PlanRow key={plan} plan={plan} current={plan === present.plan} />
              ))}
            </Box>
          </Section>
        </Stack>
      ) : null}
    </Page>
  );
}
