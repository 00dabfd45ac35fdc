import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ADULT_FROM } from '../../../domain/clinical/recognise';
import type { Limits, NutrientLimit } from '../../../domain/clinical/limits';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import { knownGender } from '../../../domain/records/gender';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { dayTargets } from '../../../domain/targets/dayTargets';
import { clinicalText } from '../../../i18n/clinical';
import { Attention, ClinicalNotes } from '../../../ui/nutrition/Attention';
import { boundsText, originsText } from '../../../ui/nutrition/limitTexts';
import { tabular } from '../../../ui/theme';
import { Alarms } from '../../../blocks/verdict/Alarms';
import { LimitChoices } from '../../../blocks/verdict/LimitChoices';
import { useStandard } from '../../../blocks/verdict/useStandard';
import type { PersonRules } from '../../../domain/clinical/personRules';
import { createLimit } from '../../../domain/verdict/limit';
import { limitText, originText, quantityName } from '../../../domain/verdict/say';
import { OwnLimitDialog } from './OwnLimitDialog';
import { laterPart } from '../../../ui/laterPart';
import { localDate } from '../../../platform/clock';
import { ruleYears } from '../../../domain/clinical/ruleAge';
import { toCalendarMonth } from '../../../domain/person/body';

const text = clinicalText.limits;
const Growth = laterPart(async () => (await import('./Growth')).Growth);

function listNutrients(limits: Limits): NutrientKey[] {
  return NUTRIENT_KEYS.filter((key) => {
    const { minimum, maximum, expertSets } = limits[key] ?? {};
    const ruled = [minimum, maximum].some(
      (bound) => bound && bound.origin.by !== 'table' && bound.origin.by !== 'fixed',
    );
    return key === 'sodium' || ruled || expertSets !== undefined;
  });
}

function replacedText(nutrient: NutrientKey, { replaced }: NutrientLimit): string {
  if (!replaced) return '';
  return text.replaced(`${boundsText(nutrient, replaced)} (${originsText(replaced)})`);
}

function LimitRow(props: { nutrient: NutrientKey; limit: NutrientLimit; onEdit: () => void }) {
  const { nutrient, limit, onEdit } = props;
  const none = limit.replaced ? text.lifted : limit.expertSets ? '' : text.none;
  return (
    <Box as="li" display="flex" gap="2" alignItems="center" borderTopWidth="1px" py="1">
      <Box flex="1" minW="0" textStyle="sm">
        <Text as="span" fontWeight="medium">
          {NUTRIENT_LABELS[nutrient]}
        </Text>{' '}
        <Text as="span" css={tabular}>
          {boundsText(nutrient, limit) || none}
        </Text>
        <Text as="span" display="block" color="fg.muted" textStyle="xs">
          {[originsText(limit), replacedText(nutrient, limit)].filter(Boolean).join('; ')}
        </Text>
      </Box>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        minH="11"
        aria-label={`${text.change}: ${NUTRIENT_LABELS[nutrient]}`}
        onClick={onEdit}
      >
        {text.change}
      </Button>
    </Box>
  );
}

function NamedLimit({ limit: draft }: { limit: PersonRules['limits'][number] }) {
  const limit = createLimit(draft);
  return (
    <Box as="li" borderTopWidth="1px" py="2" textStyle="sm">
      <Text as="span" fontWeight="medium">
        {quantityName(limit.of, limit.slot)}
      </Text>{' '}
      <Text as="span" css={tabular}>
        {limitText(limit)}
      </Text>
      <Text as="span" display="block" color="fg.muted" textStyle="xs">
        {originText(limit.origin)}
      </Text>
    </Box>
  );
}

interface ClinicalPanelProps {
  client: Client;
  /** The newest weight, kg. */
  weight: number | undefined;
  visits: readonly Consultation[];
}

function useDay({ client, weight, visits }: ClinicalPanelProps) {
  const date = localDate();
  return useMemo(() => {
    const { weight: _stored, ...rest } = client;
    const weighed = weight === undefined ? rest : { ...rest, weight };
    return dayTargets(weighed, visits, toCalendarMonth(date));
  }, [client, weight, visits, date]);
}

/** All limits: of nutrients, those beyond, and the choice where two cannot both be kept. */
function LimitList(props: {
  client: Client;
  day: ReturnType<typeof useDay>;
  onEdit: (nutrient: NutrientKey) => void;
}) {
  const { client, day, onEdit } = props;
  const standard = useStandard(day, client.hospitalDiet);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0">
        {listNutrients(day.clinical.limits).map((nutrient) => (
          <LimitRow
            key={nutrient}
            nutrient={nutrient}
            limit={day.clinical.limits[nutrient] ?? {}}
            onEdit={() => onEdit(nutrient)}
          />
        ))}
        {day.rules.limits.map((limit) => (
          <NamedLimit key={`${limit.of} ${limit.slot ?? ''}`} limit={limit} />
        ))}
      </Stack>
      <LimitChoices client={client} standard={standard} />
    </>
  );
}

export function ClinicalPanel({ client, weight, visits }: ClinicalPanelProps) {
  const [editing, setEditing] = useState<NutrientKey | 'new'>();
  const day = useDay({ client, weight, visits });
  const age = ruleYears(client, localDate());
  return (
    <Stack as="section" gap="3" aria-label={text.title}>
      <Box>
        <Heading as="h2" size="md">
          {text.title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {text.hint}
        </Text>
      </Box>
      <Alarms alarms={day.rules.alarms} />
      <Attention {...day} />
      {age === undefined || knownGender(client.gender) === undefined ? (
        <Text textStyle="sm" color="fg.muted">
          {text.noAge}
        </Text>
      ) : null}
      <LimitList client={client} day={day} onEdit={setEditing} />
      <Button
        variant="outline"
        colorPalette="gray"
        alignSelf="start"
        onClick={() => setEditing('new')}
      >
        {text.own}
      </Button>
      <ClinicalNotes {...day} />
      {age !== undefined && age < ADULT_FROM + 1 ? (
        <Growth client={client} weight={weight} />
      ) : null}
      {editing === undefined ? null : (
        <OwnLimitDialog
          client={client}
          nutrient={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}
