import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { DiaryDay } from '../../../domain/records/kinds/diaryDay';
import { weightOfDay } from '../../../domain/practice/diary/day';
import { judgedWeights, meantWeight } from '../../../domain/practice/diary/weightDoubt';
import { clientLinkTexts } from '../../../i18n/clientLinks';
import { formatDate } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { formatOne } from '../numbers';

const texts = clientLinkTexts.diary;
const FIRST_DAYS = 7;

function formatDetails(day: DiaryDay): string {
  const weight = weightOfDay(day);
  const eaten = day.ticks.filter(({ isEaten }) => isEaten).length;
  return [
    weight && texts.weight(formatOne(weight.weight)),
    eaten > 0 ? texts.dishes(eaten) : day.ticks.length > 0 && texts.undone(day.ticks.length),
  ]
    .filter(Boolean)
    .join(' · ');
}

function useDoubts(days: readonly DiaryDay[], record: number | undefined) {
  return useMemo(() => {
    const weighed = days
      .flatMap(({ date, weights }) => {
        const dayWeight = weightOfDay({ weights });
        return dayWeight ? [{ date, weight: dayWeight.weight }] : [];
      })
      .sort((a, b) => a.date.localeCompare(b.date));
    return new Map(judgedWeights(weighed, record).map((one) => [one.date, one]));
  }, [days, record]);
}
type Judgements = ReturnType<typeof useDoubts>;

function Doubt({ of }: { of: ReturnType<Judgements['get']> }) {
  if (!of?.doubt) return null;
  const meant = meantWeight(of.weight, of.before);
  return (
    <Text textStyle="sm" color="fg.warning">
      {texts.doubt(
        of.before === undefined ? undefined : formatOne(of.before),
        meant === undefined ? undefined : formatOne(meant),
      )}
    </Text>
  );
}

function Day({ day, judged }: { day: DiaryDay; judged: ReturnType<Judgements['get']> }) {
  const names = day.ticks.filter(({ isEaten }) => isEaten).map(({ name }) => name);
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Text css={tabular}>
        <Text as="span" fontWeight="medium">
          {formatDate(day.date)}
        </Text>{' '}
        {formatDetails(day)}
      </Text>
      <Doubt of={judged} />
      {names.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {names.join(', ')}
        </Text>
      ) : null}
    </Box>
  );
}

export function DiaryList({
  days,
  weight,
}: {
  days: readonly DiaryDay[];
  weight: number | undefined;
}) {
  const judgements = useDoubts(days, weight);
  const [isAll, setAll] = useState(false);
  const visibleDays = isAll ? days : days.slice(0, FIRST_DAYS);
  const more = days.length - visibleDays.length;
  return (
    <Box as="section" aria-label={texts.title} mt="4">
      <Heading as="h3" size="sm" mb="1">
        {texts.title}
      </Heading>
      {days.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Box as="ul" listStyleType="none">
        {visibleDays.map((day) => (
          <Day key={day.id} day={day} judged={judgements.get(day.date)} />
        ))}
      </Box>
      {more > 0 ? (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setAll(true)}>
          {texts.more(more)}
        </Button>
      ) : null}
    </Box>
  );
}
