import { Badge, Box, Button, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import { TIERS, tierName, type Tier } from '../../domain/accounts/access/tiers';
import type { Cycle } from '../../domain/money/payments';
import { subscriptionText } from '../../i18n/subscription';
import { tierComparisonText } from '../../i18n/tierComparison';
import { formatMoney } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';
import { SUBSCRIPTION_PATHS } from './paths';
import { CycleSwitch } from './TierCards';
import { comparedRows } from './comparison';
import { computeSaving } from './tierWords';

const texts = tierComparisonText;

/** Tiers that somebody compares: their own and those above it (platform specification, section 6). */
const comparedWith = (tier: Tier): Tier[] => TIERS.slice(TIERS.indexOf(tier));

function Head({ of, tier, cycle }: { of: Tier; tier: Tier; cycle: Cycle }) {
  const { price } = getEntitlements(of);
  const per = cycle === 'year' ? subscriptionText.perYear : subscriptionText.perMonth;
  return (
    <Table.ColumnHeader verticalAlign="top" minW="44" bg={of === tier ? undefined : 'leaf.subtle'}>
      <Text fontWeight="bold" textStyle="lg">
        {tierName(of)}
      </Text>
      <Text fontWeight="bold" css={tabular}>
        {formatMoney(price[cycle])}
        {of === 'free' ? null : (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {` ${per}`}
          </Text>
        )}
      </Text>
      {of !== 'free' && cycle === 'year' ? (
        <Text color="fg.muted" textStyle="sm" fontWeight="normal">
          {subscriptionText.saving(
            formatMoney(computeSaving(of).amount),
            computeSaving(of).percent,
          )}
        </Text>
      ) : null}
      {of === tier ? (
        <Badge mt="2">{subscriptionText.yours}</Badge>
      ) : (
        <Button asChild minH="11" mt="2" size="sm">
          <AppLink to={SUBSCRIPTION_PATHS.tiers}>
            {subscriptionText.upgradeTo(tierName(of))}
          </AppLink>
        </Button>
      )}
    </Table.ColumnHeader>
  );
}

export function TierComparison({ tier, cycle: first }: { tier: Tier; cycle: Cycle }) {
  const [cycle, setCycle] = useState(first);
  const tiers = comparedWith(tier);
  return (
    <Section title={texts.title} hint={tiers.length === 1 ? texts.top : texts.hint}>
      <Box w="fit-content" mb="3">
        <CycleSwitch cycle={cycle} onChange={setCycle} />
      </Box>
      <Box as="section" overflowX="auto" tabIndex={0} aria-label={texts.table}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader minW="36" verticalAlign="top">
                {texts.what}
              </Table.ColumnHeader>
              {tiers.map((of) => (
                <Head key={of} of={of} tier={tier} cycle={cycle} />
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {comparedRows(tiers).map(({ name, values }) => (
              <Table.Row key={name}>
                <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted">
                  {name}
                </Table.ColumnHeader>
                {values.map((value, index) => (
                  <Table.Cell key={tiers[index]}>{value}</Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  );
}
