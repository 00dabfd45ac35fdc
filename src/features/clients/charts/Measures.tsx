import { Box, Heading, Text } from '@chakra-ui/react';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import { clientTexts } from '../../../i18n/clients';
import { laterPart } from '../../../ui/laterPart';

const texts = clientTexts.charts;

const MeasureCharts = laterPart(async () => (await import('./MeasureCharts')).MeasureCharts);

const isMeasured = ({ measures }: Consultation) =>
  measures !== undefined && Object.values(measures).some((value) => value !== undefined);

export function Measures({ client, visits }: { client: Client; visits: Consultation[] }) {
  if (!visits.some(isMeasured)) return null;
  return (
    <Box as="section" aria-label={texts.title} mt="6">
      <Heading as="h2" size="md" mb="1">
        {texts.title}
      </Heading>
      <MeasureCharts
        client={client}
        visits={visits}
        waiting={
          <Text color="fg.muted" minH="2xs">
            {texts.loading}
          </Text>
        }
      />
    </Box>
  );
}
