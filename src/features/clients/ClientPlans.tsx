import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { plans as collection, type Plan } from '../../domain/records/plans';
import { clientTexts } from '../../i18n/clients';
import { getAddresses } from '../../routing/addresses';
import { formatDate } from '../../ui/format';
import { AppLink } from '../../ui/Link';

const texts = clientTexts.plans;

const newestFirst = (a: Plan, b: Plan) => (a.updatedAt < b.updatedAt ? 1 : -1);

function formatDetails({ dailyPlans, given }: Plan): string {
  return [
    texts.days(dailyPlans.length),
    given ? texts.givenOn(formatDate(given.date)) : texts.notGiven,
    given?.allergyReason && clientTexts.menus.allergyReason(given.allergyReason),
  ]
    .filter(Boolean)
    .join(' · ');
}

function NewPlan({ client }: { client: Client }) {
  return (
    <Flex gap="2" wrap="wrap" mb="2">
      <Button asChild variant="outline" colorPalette="gray" minH="11">
        <AppLink to={getAddresses('generator').forClient(client.id)}>
          <Sparkles size={18} aria-hidden /> {texts.propose}
        </AppLink>
      </Button>
      <Button asChild variant="outline" colorPalette="gray" minH="11">
        <AppLink to={getAddresses('plans').createFor(client.id)}>
          <CalendarPlus size={18} aria-hidden /> {texts.create}
        </AppLink>
      </Button>
    </Flex>
  );
}

export function ClientPlans({ client }: { client: Client }) {
  const data = useData();
  const all = useLive(() => data.plans.watchAll(), [data]);
  const plans = useMemo(
    () => all?.filter(({ clientId }) => clientId === client.id).sort(newestFirst),
    [all, client.id],
  );
  return (
    <Box as="section" aria-label={texts.title} mt="4">
      <Heading as="h2" size="md" mb="2">
        {texts.title}
      </Heading>
      <NewPlan client={client} />
      {plans?.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {plans?.map((plan) => (
          <Box as="li" key={plan.id} borderTopWidth="1px" py="2">
            <AppLink to={getAddresses('plans').edit(plan.id)}>
              <Text as="span" fontWeight="medium" textDecoration="underline">
                {plan.name || collection.title.untitled}
              </Text>
            </AppLink>
            <Text textStyle="sm" color="fg.muted">
              {formatDetails(plan)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
