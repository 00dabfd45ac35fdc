import { IgnoredCustoms, KeptCustoms } from '../../blocks/customs/KeptCustoms';
import { NoMoonDay } from '../../blocks/customs/NoMoonDay';
import { localDate } from '../../platform/clock';
import { Badge, Button, Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { DietConflicts } from '../../blocks/hospitalDiets/DietConflicts';
import { LimitChoices } from '../../blocks/verdict/LimitChoices';
import { PersonNotes } from '../../blocks/verdict/PersonNotes';
import { useStandard } from '../../blocks/verdict/useStandard';
import type { MenuTargets } from '../../blocks/targets/useTargets';
import type { Client } from '../../domain/records/clients';
import { MEAL_SLOTS, type MealSlot } from '../../domain/food/storedLines';
import { dietOfCode } from '../../domain/targets/hospitalDiets/diets';
import { dietLabel } from '../../domain/records/hospitalDietForms';
import { formatAmount } from '../../domain/nutrition/format';
import { generatorText } from '../../i18n/generator';
import { hospitalDietsText } from '../../i18n/hospitalDiets';
import { Section } from '../../ui/Section';
import { TagInput } from '../../ui/TagInput';
import { TasteFields } from './TasteFields';
import { slotName } from './texts';
import type { TypedWish } from './typedWish';
import { DateInput } from '../../ui/DateInput';

const text = generatorText.wishes;
const MAX_REFUSED = 30;
const EATEN: readonly MealSlot[] = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'];

interface WishFormProps {
  client: Client;
  targets: MenuTargets;
  typed: TypedWish;
  days: number | undefined;
  change: (part: Partial<TypedWish>) => void;
  onPropose?: (() => void) | undefined;
  isAgain: boolean;
}

function DietBadge({ diet }: { diet: Client['hospitalDiet'] }) {
  if (!diet) return null;
  const isKnown = dietOfCode(diet.code) !== undefined;
  return (
    <Badge size="lg" colorPalette={isKnown ? 'leaf' : 'turmeric'} whiteSpace="normal">
      {isKnown ? text.diet(dietLabel(diet)) : hospitalDietsText.unknownCode(diet.code)}
    </Badge>
  );
}

/** Limits that contradict each other, with the choice, and what medicines and illnesses ask. */
function PersonLimits({ client, targets: day }: Pick<WishFormProps, 'client' | 'targets'>) {
  const { targets, sources, clinical } = day;
  const target = { ...(targets ? { targets } : {}), sources, limits: clinical.limits };
  const diet = dietOfCode(client.hospitalDiet?.code);
  const standard = useStandard(day, client.hospitalDiet);
  return (
    <>
      <LimitChoices client={client} standard={standard} />
      {diet ? <DietConflicts diet={diet} target={target} rulesOnly /> : null}
      <PersonNotes day={day} />
    </>
  );
}

function Always(props: Pick<WishFormProps, 'client' | 'targets' | 'typed' | 'days'>) {
  const { client, targets: day, typed, days } = props;
  const { targets } = day;
  const { allergies, medicalConditions, hospitalDiet } = client;
  const figures = (['calories', 'protein'] as const).flatMap((key) => {
    const value = targets?.[key];
    if (value === undefined) return [];
    return [
      key === 'calories' ? `${formatAmount(key, value)} kcal` : `đạm ${formatAmount(key, value)} g`,
    ];
  });
  return (
    <Stack gap="2">
      <Text textStyle="sm" color="fg.muted">
        {text.always(client.clientName)}
      </Text>
      <Flex gap="2" wrap="wrap">
        {figures.length > 0 ? <Badge size="lg">{figures.join(' · ')}</Badge> : null}
        <Badge
          size="lg"
          colorPalette={allergies.length > 0 ? 'chilli' : 'gray'}
          whiteSpace="normal"
        >
          {allergies.length > 0 ? text.allergic(allergies.join(', ')) : text.noAllergies}
        </Badge>
        <DietBadge diet={hospitalDiet} />
        {medicalConditions.map((word) => (
          <Badge key={word} size="lg" colorPalette="gray" whiteSpace="normal">
            {word}
          </Badge>
        ))}
        <KeptCustoms client={client} date={localDate()} />
      </Flex>
      <NoMoonDay client={client} startDate={typed.startDate} days={days} />
      <IgnoredCustoms client={client} />
      <PersonLimits client={client} targets={day} />
    </Stack>
  );
}

function Meals({ typed, change }: Pick<WishFormProps, 'typed' | 'change'>) {
  const toggle = (slot: MealSlot) => {
    const slots = typed.slots.includes(slot)
      ? typed.slots.filter((one) => one !== slot)
      : [...typed.slots, slot];
    change({ slots: MEAL_SLOTS.filter((one) => slots.includes(one)) });
  };
  return (
    <Stack as="fieldset" gap="1">
      <Text as="legend" fontWeight="medium" textStyle="sm">
        {text.meals}
      </Text>
      <Flex gap="4" wrap="wrap">
        {EATEN.map((slot) => (
          <Checkbox.Root
            key={slot}
            colorPalette="leaf"
            minH="11"
            checked={typed.slots.includes(slot)}
            onCheckedChange={() => toggle(slot)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{slotName[slot]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {typed.slots.length === 0 ? <Text color="fg.error">{text.noMeals}</Text> : null}
    </Stack>
  );
}

function Dates({ typed, days, change }: Pick<WishFormProps, 'typed' | 'days' | 'change'>) {
  return (
    <Flex gap="3" wrap="wrap">
      <Field.Root w="28" invalid={days === undefined}>
        <Field.Label>{text.days}</Field.Label>
        <Input
          inputMode="numeric"
          maxLength={2}
          value={typed.days}
          onChange={(event) => change({ days: event.target.value })}
        />
        <Field.ErrorText>{text.daysWrong}</Field.ErrorText>
      </Field.Root>
      <Field.Root w="48">
        <Field.Label>{text.start}</Field.Label>
        <DateInput
          required
          value={typed.startDate}
          onChange={(startDate) => change({ startDate })}
        />
      </Field.Root>
    </Flex>
  );
}

export function WishForm(props: WishFormProps) {
  const { typed, days, change, onPropose, isAgain } = props;
  return (
    <Section title={text.title} hint={text.hint}>
      <Stack gap="4">
        <Always {...props} />
        <TagInput
          label={text.refused}
          helperText={text.refusedHint}
          value={typed.refused}
          max={MAX_REFUSED}
          keepsBeyondMax
          onChange={(refused) => change({ refused })}
        />
        <TasteFields typed={typed} change={change} />
        <Flex gap={{ base: '4', lg: '8' }} wrap="wrap">
          <Dates {...props} />
          <Meals {...props} />
        </Flex>
        <Button
          colorPalette="leaf"
          minH="11"
          alignSelf="flex-start"
          disabled={!onPropose}
          onClick={() => onPropose?.()}
        >
          {isAgain ? generatorText.again : generatorText.propose(days ?? 7)}
        </Button>
      </Stack>
    </Section>
  );
}
