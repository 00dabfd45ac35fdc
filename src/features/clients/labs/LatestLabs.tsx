import { Badge, Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import { MEASURES } from '../../../domain/records/measures';
import { anaemiaOfClient, latestLabs, type Lab } from '../../../domain/targets/labs';
import { labTexts as texts } from '../../../i18n/labs';
import { localDate } from '../../../platform/clock';
import { formatDate, formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { AnaemiaNote } from './AnaemiaNote';

function Row({ lab, client }: { lab: Lab; client: Client }) {
  const { label, unit, digits } = MEASURES[lab.key];
  const anaemia =
    lab.key === 'haemoglobin' ? anaemiaOfClient(client, lab.value, lab.date) : undefined;
  return (
    <Box as="li" borderTopWidth="1px" py="1.5">
      <Text css={tabular}>
        {label}{' '}
        <Text as="span" fontWeight="medium">
          {formatNumber(lab.value, digits)} {unit}
        </Text>{' '}
        {lab.isOld ? (
          <Badge colorPalette="turmeric">{texts.old(formatDate(lab.date))}</Badge>
        ) : (
          <Text as="span" color="fg.muted" textStyle="sm">
            {formatDate(lab.date)}
          </Text>
        )}
      </Text>
      {anaemia ? <AnaemiaNote value={lab.value} anaemia={anaemia} /> : null}
      {lab.key === 'haemoglobin' && !anaemia ? (
        <Text textStyle="sm" color="fg.muted">
          {texts.noRow}
        </Text>
      ) : null}
    </Box>
  );
}

export function LatestLabs({
  client,
  visits,
}: {
  client: Client;
  visits: readonly Consultation[];
}) {
  const labs = latestLabs(visits, localDate());
  if (labs.length === 0) return null;
  return (
    <Stack as="section" gap="1" mt="6" aria-label={texts.title}>
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {labs.map((lab) => (
          <Row key={lab.key} lab={lab} client={client} />
        ))}
      </Box>
    </Stack>
  );
}
