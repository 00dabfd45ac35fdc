import { Box, Stack, Text } from '@chakra-ui/react';
import { parseNumber } from '../../../blocks/forms/numbers';
import type { Client } from '../../../domain/records/clients';
import { MEASURE_KEYS, MEASURES, type Measures } from '../../../domain/records/measures';
import {
  anaemiaOfClient,
  findContradictions,
  type Contradiction,
} from '../../../domain/targets/labs';
import { ruleYears } from '../../../domain/clinical/ruleAge';
import { kidneyShape } from '../../../domain/records/shared/health';
import { labTexts as texts } from '../../../i18n/labs';
import { getWordLabel } from '../../../ui/fieldText';
import { formatNumber } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import type { VisitFormValues } from '../consultationForm';
import { AnaemiaNote } from './AnaemiaNote';

function describeContradiction(one: Contradiction): string {
  switch (one.kind) {
    case 'partOfCholesterol':
      return texts.partOfCholesterol(MEASURES[one.part].label);
    case 'sumOfCholesterol':
      return texts.sumOfCholesterol;
    case 'filtration':
      return texts.filtration(formatNumber(one.typed, 0), formatNumber(one.computed, 0));
    case 'stage':
      return texts.stage(
        formatNumber(one.typed, 0),
        getWordLabel(kidneyShape.fields.stage, one.stage),
      );
  }
}

function parseMeasures(values: VisitFormValues): Measures {
  return Object.fromEntries(
    MEASURE_KEYS.flatMap((key) => {
      const value = parseNumber(values[key]);
      return value === undefined || Number.isNaN(value) ? [] : [[key, value]];
    }),
  );
}

export function VisitNotes({ client, values }: { client: Client; values: VisitFormValues }) {
  const measures = parseMeasures(values);
  const { haemoglobin } = measures;
  const age = ruleYears(client, values.visitDate);
  const contradictions = findContradictions(measures, { client, age });
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(values.visitDate);
  const anaemia =
    haemoglobin === undefined || !isDate
      ? undefined
      : anaemiaOfClient(client, haemoglobin, values.visitDate);
  if (haemoglobin === undefined && contradictions.length === 0) return null;
  return (
    <Stack gap="2" aria-live="polite">
      {contradictions.length > 0 ? (
        <Notice tone="warning" title={texts.ask}>
          <Box as="ul" ps="4">
            {contradictions.map((one) => (
              <li key={describeContradiction(one)}>{describeContradiction(one)}</li>
            ))}
          </Box>
        </Notice>
      ) : null}
      {haemoglobin !== undefined && anaemia ? (
        <AnaemiaNote value={haemoglobin} anaemia={anaemia} />
      ) : null}
      {haemoglobin !== undefined && isDate && !anaemia ? (
        <Text textStyle="sm" color="fg.muted">
          {texts.noRow}
        </Text>
      ) : null}
    </Stack>
  );
}
