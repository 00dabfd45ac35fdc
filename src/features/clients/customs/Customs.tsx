import { Badge, Box, Button, Checkbox, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { failureText } from '../../../blocks/forms/failureText';
import { customText } from '../../../blocks/customs/customText';
import { IgnoredCustoms } from '../../../blocks/customs/KeptCustoms';
import { useData } from '../../../data/react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import { MEAL_SLOTS, mealsField } from '../../../domain/food/storedLines';
import {
  getCustoms,
  holdsOn,
  mealHours,
  type ReadCustom,
} from '../../../domain/clinical/customs/client';
import type { Custom } from '../../../domain/clinical/customs/types';
import { fold } from '../../../domain/text/fold';
import { customsText as texts } from '../../../i18n/customs';
import { localDate } from '../../../platform/clock';
import { toaster } from '../../../ui/toaster';
import { keptAsRead, withDecision, withoutDecision } from './decisions';

type Change = (how: (client: Client) => Client) => void;

function useChange(client: Client): Change {
  const data = useData();
  return (how) =>
    void data.clients
      .update(client.id, how)
      .catch((error: unknown) => toaster.create({ type: 'error', title: failureText(error) }));
}

function ChayFoods({ custom, change }: { custom: ReadCustom & { kind: 'chay' }; change: Change }) {
  const { egg, milk, pungent } = custom;
  const answers = Object.fromEntries(
    Object.entries({ egg, milk, pungent }).filter(([, value]) => value !== undefined),
  );
  return (
    <Flex gap="4" wrap="wrap">
      {(['egg', 'milk', 'pungent'] as const).map((food) => (
        <Checkbox.Root
          key={food}
          minH="11"
          colorPalette="leaf"
          checked={custom[food] ?? 'indeterminate'}
          onCheckedChange={({ checked }) =>
            change((client) =>
              withDecision(client, { ...keptAsRead(custom), ...answers, [food]: checked === true }),
            )
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{texts.foods[food].label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
  );
}

/** Menus warn only about foods recorded as allergies, not as habits. */
function AsAllergy({ client, food, change }: { client: Client; food: string; change: Change }) {
  if (avoidedBy(client).some((one) => fold(one) === fold(food))) return null;
  return (
    <Box>
      <Text textStyle="sm" color="fg.warning">
        {texts.notSure}
      </Text>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="chilli"
        aria-label={texts.addAllergyLabel(food)}
        onClick={() =>
          change((current) => ({ ...current, allergies: [...current.allergies, food] }))
        }
      >
        {texts.asAllergy}
      </Button>
    </Box>
  );
}

function Decide({ custom, change }: { custom: ReadCustom; change: Change }) {
  const what = customText(custom);
  return (
    <Flex gap="2" mt="1">
      {custom.isConfirmed ? null : (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          aria-label={texts.confirmLabel(what)}
          onClick={() => change((current) => withDecision(current, keptAsRead(custom)))}
        >
          {texts.confirm}
        </Button>
      )}
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.dropLabel(what)}
        onClick={() =>
          change((current) => withDecision(current, { key: custom.key, state: 'dropped' }))
        }
      >
        {texts.drop}
      </Button>
    </Flex>
  );
}

function KeptCustom({
  client,
  custom,
  change,
}: {
  client: Client;
  custom: ReadCustom;
  change: Change;
}) {
  const what = customText(custom);
  return (
    <Box as="li" borderTopWidth="1px" py="2">
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="medium">{what}</Text>
        <Badge colorPalette={custom.isConfirmed ? 'leaf' : 'turmeric'}>
          {custom.isConfirmed ? texts.confirmed : texts.unconfirmed}
        </Badge>
        {holdsOn(custom, client, localDate()) ? null : (
          <Badge colorPalette="gray">{texts.over}</Badge>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {texts.quote(custom.words)}
      </Text>
      {custom.kind === 'chay' ? <ChayFoods custom={custom} change={change} /> : null}
      {custom.kind === 'avoid' && custom.degree === 'allergy' ? (
        <AsAllergy client={client} food={custom.food} change={change} />
      ) : null}
      <Decide custom={custom} change={change} />
    </Box>
  );
}

function Dropped({ customs, change }: { customs: readonly Custom[]; change: Change }) {
  if (customs.length === 0) return null;
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted">
        {texts.dropped}
      </Text>
      <Flex gap="2" wrap="wrap">
        {customs.map((custom) => (
          <Button
            key={custom.key}
            size="sm"
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.restoreLabel(customText(custom))}
            onClick={() => change((current) => withoutDecision(current, custom.key))}
          >
            {customText(custom)} · {texts.again}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

function Hours({ client }: { client: Client }) {
  const hours = mealHours(client, localDate());
  const mealTimes = MEAL_SLOTS.flatMap((slot) => {
    const time = hours[slot];
    return time === undefined ? [] : [texts.hour(mealsField.merge.slots[slot], time)];
  });
  if (mealTimes.length === 0) return null;
  const isProposed = getCustoms(client).kept.some(({ kind }) => kind === 'shift');
  return (
    <Text textStyle="sm">
      <Text as="span" fontWeight="medium">
        {texts.hours}:
      </Text>{' '}
      {mealTimes.join(' · ')}
      {isProposed ? (
        <Text as="span" color="fg.muted">
          {' '}
          ({texts.hoursProposed})
        </Text>
      ) : null}
    </Text>
  );
}

export function Customs({ client }: { client: Client }) {
  const change = useChange(client);
  const { kept, dropped, ignored } = getCustoms(client);
  const isSilent = kept.length + dropped.length + ignored.length === 0;
  if (isSilent && client.mealHours === undefined) return null;
  return (
    <Stack as="section" gap="2" mt="4" aria-label={texts.title}>
      <Heading as="h3" size="sm">
        {texts.title}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {texts.hint}
      </Text>
      <Box as="ul" listStyleType="none">
        {kept.map((custom) => (
          <KeptCustom key={custom.key} client={client} custom={custom} change={change} />
        ))}
      </Box>
      <Hours client={client} />
      <Dropped customs={dropped} change={change} />
      <IgnoredCustoms client={client} />
    </Stack>
  );
}
