import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DiaryDay } from '../../../domain/collections/records/diaryDay';
import { weightOfDay } from '../../../domain/diary/day';
import { clientLinkTexts } from '../../../i18n/clientLinks';
import { formatDate } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { formatOne } from '../numbers';

const texts = clientLinkTexts.diary;
/** Days that are shown at first. */
const FIRST_DAYS = 7;

/** `khách tự cân 62,1 kg · 5 món đã ăn`. */
function aboutOf(day: DiaryDay): string {
  const weight = weightOfDay(day);
  const eaten = day.ticks.filter(({ isEaten }) => isEaten).length;
  return [
    weight && texts.weight(formatOne(weight.weight)),
    eaten > 0 ? texts.dishes(eaten) : day.ticks.length > 0 && texts.undone(day.ticks.length),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Day({ day }: { day: DiaryDay }) {
  const names = day.ticks.filter(({ isEaten }) => isEaten).map(({ name }) => name);
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Text css={tabular}>
        <Text as="span" fontWeight="medium">
          {formatDate(day.date)}
        </Text>{' '}
        {aboutOf(day)}
      </Text>
      {names.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {names.join(', ')}
        </Text>
      ) : null}
    </Box>
  );
}

/** Lists what the client wrote, day by day, newest first. */
export function DiaryList({ days }: { days: readonly DiaryDay[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? days : days.slice(0, FIRST_DAYS);
  const more = days.length - shown.length;
  return (
    <Box as="section" aria-label={texts.title} mt="4">
      <Heading as="h3" size="sm" mb="1">
        {texts.title}
      </Heading>
      {days.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Box as="ul" listStyleType="none">
        {shown.map((day) => (
          <Day key={day.id} day={day} />
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
