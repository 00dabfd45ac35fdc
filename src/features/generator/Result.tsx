import { Box, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { Gap, GeneratedPlan, Wish } from '../../domain/generator/types';
import { generatorText as text } from '../../i18n/generator';
import { dayName } from '../../ui/dayName';
import { Notice } from '../../ui/Notice';
import { goodDays } from './Days';
import { gapTitle, mayLoosen, violationText, wishText } from './texts';

/** Parts of meals for which nothing is left, and which wish gives how many dishes back. */
export function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  return gaps.map((gap) => (
    <Notice key={`${gap.slot} ${gap.role}`} tone="warning" title={gapTitle(gap)}>
      <Text>{text.gap.because}</Text>
      <Box as="ul" ps="5">
        {gap.wishes.map((wish) => (
          <li key={wishText(wish)}>
            {wishText(wish)}: {mayLoosen(wish.kind) ? text.gap.frees(wish.frees) : text.gap.never}
          </li>
        ))}
      </Box>
    </Notice>
  ));
}

interface SummaryProps {
  plan: GeneratedPlan;
  /** For which the days were made. */
  wish: Wish;
  startDate: string;
  locked: number;
}

/** Summary of the proposed days: limits that they keep and those that they break. */
export function Summary({ plan, wish, startDate, locked }: SummaryProps) {
  const { violations, repeats, seed, days } = plan;
  const refused = [...wish.eater.allergies, ...wish.refused];
  const facts = [
    text.summary.good(goodDays(plan, wish.target.targets?.calories), days),
    violations.length === 0 ? text.summary.allKept : text.summary.over(violations.length),
    refused.length > 0 && text.summary.checked(refused.join(', ').toLocaleLowerCase('vi')),
    locked > 0 && text.summary.locked(locked),
    text.summary.seed(seed),
  ].filter(Boolean);
  return (
    <Stack as="section" aria-label={text.summary.title} gap="2">
      <Text aria-live="polite">{facts.join(' · ')}</Text>
      {violations.length + repeats.length > 0 ? (
        <Box as="ul" listStyleType="none" color="fg.warning">
          {violations.map((one) => {
            const said = violationText(one, dayName(startDate, one.day));
            return (
              <Box as="li" key={said} display="flex" gap="2" alignItems="start">
                <Box pt="1">
                  <TriangleAlert size={16} aria-hidden />
                </Box>
                {said}
              </Box>
            );
          })}
          {repeats.map(({ name, times }) => (
            <li key={name}>{text.summary.repeats(name, times)}</li>
          ))}
        </Box>
      ) : null}
      <Gaps gaps={plan.gaps} />
    </Stack>
  );
}
