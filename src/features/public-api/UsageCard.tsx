import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { usageLevel } from '../../domain/accounts/access/entitlements';
import { API_CALLS_A_MINUTE, type ApiUsageView } from '../../domain/publicHouse/publicApi/keys';
import { publicApiText } from '../../i18n/publicApi';
import { formatNumber } from '../../ui/format';
import { ProgressBar } from '../../ui/ProgressBar';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';

const texts = publicApiText.usage;
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

function Days({ days }: Pick<ApiUsageView, 'days'>) {
  const highest = Math.max(1, ...Object.values(days));
  const dayTexts = DAYS.flatMap((day) => {
    const count = days[String(day)] ?? 0;
    return count === 0 ? [] : [texts.day(day, count)];
  });
  if (dayTexts.length === 0) return null;
  return (
    <>
      <Flex align="end" gap="1px" h="14" mt="3" aria-hidden>
        {DAYS.map((day) => (
          <Box
            key={day}
            flex="1"
            bg="leaf.solid"
            borderTopRadius="2px"
            style={{ height: `${((days[String(day)] ?? 0) / highest) * 100}%` }}
          />
        ))}
      </Flex>
      <VisuallyHidden>{texts.days(dayTexts.join(', '))}</VisuallyHidden>
    </>
  );
}

function Count({ used, most }: { used: number; most: number }) {
  const level = usageLevel(used, most);
  return (
    <>
      <Text textStyle="xl" fontWeight="bold" css={tabular}>
        {texts.used(formatNumber(used, 0), formatNumber(most, 0))}
      </Text>
      <Flex mt="1.5">
        <ProgressBar share={Math.min(1, used / most)} />
      </Flex>
      {level === 'free' ? null : (
        <Text mt="1" textStyle="sm" color="turmeric.fg">
          {level === 'reached' ? texts.reached : texts.near(formatNumber(most - used, 0))}
        </Text>
      )}
    </>
  );
}

export function UsageCard({ usage: { month, used, most, days } }: { usage: ApiUsageView }) {
  return (
    <Section title={texts.title(month.split('-').toReversed().join('/'))}>
      {most === undefined || most === 0 ? (
        <Text textStyle="xl" fontWeight="bold" css={tabular}>
          {texts.unlimited(formatNumber(used, 0))}
        </Text>
      ) : (
        <Count used={used} most={most} />
      )}
      <Days days={days} />
      <Text mt="3" textStyle="sm" color="fg.muted">
        {texts.minute(API_CALLS_A_MINUTE)} {texts.reset}
      </Text>
    </Section>
  );
}
