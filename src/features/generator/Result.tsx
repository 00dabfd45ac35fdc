import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { Clash } from '../../domain/generator/clashes';
import type { GeneratedPlan, Wish } from '../../domain/generator/types';
import { generatorText as text } from '../../i18n/generator';
import { dayName } from '../../ui/dayName';
import { goodDays } from './Days';
import { Gaps } from './Gaps';
import type { Loosen } from './Gaps';
import { clashText, missedLimits, missedText } from './texts';
import type { Missed } from './texts';
import type { Proposal } from './useProposal';

interface SummaryProps {
  plan: GeneratedPlan;
  /** For which the days were made. */
  wish: Wish;
  startDate: string;
  proposal: Pick<Proposal, 'locked' | 'clashes'>;
  loosen: Loosen;
}

/** A limit that days miss, on which, and what stands in its way. */
function MissedLimit(props: {
  missed: Missed;
  dayText: (day: number) => string;
  clashes: readonly Clash[] | undefined;
}) {
  const { missed, dayText, clashes } = props;
  const why = clashes ? clashText(missed, clashes) : text.limit.looking;
  return (
    <Flex as="li" gap="2" align="start">
      <Box pt="1" color="fg.warning">
        <TriangleAlert size={16} aria-hidden />
      </Box>
      <Box>
        <Text color="fg.warning">{missedText(missed, dayText)}</Text>
        {why ? (
          <Text textStyle="sm" color="fg.muted">
            {why}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}

/** Summary of the proposed days: limits that they keep and those that they break. */
export function Summary(props: SummaryProps) {
  const { plan, wish, startDate, loosen } = props;
  const { locked, clashes } = props.proposal;
  const { violations, repeats, seed, days } = plan;
  const refused = [...wish.eater.allergies, ...wish.refused];
  const facts = [
    text.summary.good(goodDays(plan, wish.target.targets?.calories), days),
    violations.length === 0 ? text.summary.allKept : text.summary.over(violations.length),
    refused.length > 0 && text.summary.checked(refused.join(', ').toLocaleLowerCase('vi')),
    locked.size > 0 && text.summary.locked(locked.size),
    text.summary.seed(seed),
  ].filter(Boolean);
  return (
    <Stack as="section" aria-label={text.summary.title} gap="2">
      <Text aria-live="polite">{facts.join(' · ')}</Text>
      {violations.length + repeats.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="1">
          {missedLimits(violations).map((missed) => (
            <MissedLimit
              key={missed.key}
              missed={missed}
              dayText={(day) => dayName(startDate, day)}
              clashes={clashes}
            />
          ))}
          {repeats.map(({ name, times }) => (
            <Text as="li" key={name} color="fg.warning">
              {text.summary.repeats(name, times)}
            </Text>
          ))}
        </Stack>
      ) : null}
      <Gaps gaps={plan.gaps} loosen={loosen} />
    </Stack>
  );
}
