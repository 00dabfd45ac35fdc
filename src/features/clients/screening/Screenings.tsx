import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { useData } from '../../../data/react';
import type { Client } from '../../../domain/records/clients';
import { screening as collection, type Screening } from '../../../domain/records/kinds/screening';
import { dateInVietnam } from '../../../domain/text/days';
import { screeningSigns, type ScreeningSigns } from '../../../domain/targets/screeningPrompt';
import type { Weighed } from '../../../domain/person/screening/weightHistory';
import { clientTexts } from '../../../i18n/clients';
import { screeningText as texts } from '../../../i18n/screening';
import { getWordLabel } from '../../../ui/fieldText';
import { formatDate } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { toaster } from '../../../ui/toaster';
import { formatOne } from '../numbers';
import { lastScreening } from '../../../domain/person/screening/lastScreening';
import { sameValue } from '../../../domain/records/equality';
import { keepScreening } from './keepScreening';
import { ScreeningDialog } from './ScreeningDialog';
import { useScreenings } from './useScreenings';

const { fields } = collection;
const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

function useRemove(): (one: Screening) => void {
  const data = useData();
  const all = data.records.of('screening');
  const keep = (one: Screening) => keepScreening(data, one.clientId);
  const restore = (one: Screening) =>
    void all
      .restore(one)
      .then(() => keep(one))
      .catch(report);
  return (one) =>
    void all
      .remove(one.id)
      .then(() => keep(one))
      .then(() =>
        toaster.create({
          type: 'success',
          title: texts.removed,
          action: { label: clientTexts.undo, onClick: () => restore(one) },
        }),
      )
      .catch(report);
}

/** Screenings of another device, or of a version before, that the rules do not read yet. */
function Uncounted({ client, screenings }: { client: Client; screenings: readonly Screening[] }) {
  const data = useData();
  const outcome = lastScreening(screenings);
  if (sameValue(client.screening, outcome)) return null;
  return (
    <Box my="2">
      <Notice tone="warning" title={texts.uncounted}>
        <Button
          size="sm"
          minH="11"
          mt="2"
          variant="outline"
          onClick={() => void keepScreening(data, client.id).catch(report)}
        >
          {texts.count}
        </Button>
      </Notice>
    </Box>
  );
}

function Row({ one, onRemove }: { one: Screening; onRemove: () => void }) {
  const tool = getWordLabel(fields.tool, one.tool);
  const date = formatDate(one.screenedDate);
  const result = getWordLabel(fields.result, one.result);
  return (
    <Flex as="li" gap="2" py="2" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Text fontWeight="medium">
          {[tool, one.score === undefined ? '' : texts.score(one.score), result]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.line(date, one.screenedBy, one.version)}
        </Text>
      </Box>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.removeLabel(tool, date)}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function signTexts({ lowBmi, loss }: ScreeningSigns): string[] {
  return [
    ...(lowBmi ? [texts.lowBmi(formatOne(lowBmi.bmi), formatOne(lowBmi.cutOff))] : []),
    ...(loss
      ? [texts.lost(formatOne(-loss.percent), loss.months, formatDate(loss.from.date))]
      : []),
  ];
}

function Signs({ client, weights }: ScreeningsProps) {
  const [today] = useState(() => dateInVietnam(new Date()));
  const signs = screeningSigns(client, weights, today);
  if (!signs) return null;
  return (
    <Box my="2">
      <Notice tone="warning" title={texts.signs}>
        <Text>{signTexts(signs).join(' · ')}</Text>
        <Text textStyle="sm">{texts.signsSource}</Text>
      </Notice>
    </Box>
  );
}

interface ScreeningsProps {
  client: Client;
  weights: readonly Weighed[];
}

export function Screenings({ client, weights }: ScreeningsProps) {
  const [adding, setAdding] = useState(false);
  const screenings = useScreenings(client.id);
  const remove = useRemove();
  return (
    <Box as="section" aria-label={texts.title} mt="6">
      <Flex justify="space-between" align="center" gap="2" mb="1" wrap="wrap">
        <Heading as="h2" size="md">
          {texts.title}
        </Heading>
        <Button size="sm" minH="11" variant="outline" onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden />
          {texts.add}
        </Button>
      </Flex>
      {screenings?.length === 0 ? (
        <>
          <Signs client={client} weights={weights} />
          <Text color="fg.muted">{texts.empty}</Text>
        </>
      ) : null}
      {screenings ? <Uncounted client={client} screenings={screenings} /> : null}
      <Box as="ul" listStyleType="none">
        {screenings?.map((one) => (
          <Row key={one.id} one={one} onRemove={() => remove(one)} />
        ))}
      </Box>
      {adding ? <ScreeningDialog client={client} onClose={() => setAdding(false)} /> : null}
    </Box>
  );
}
