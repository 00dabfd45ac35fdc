import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import type { Clash } from '../../domain/generator/clashes';
import { missedOf } from '../../domain/generator/check';
import type { GeneratedPlan, Wish } from '../../domain/generator/types';
import { countedLines } from '../../domain/verdict/judge';
import { sayVerdict } from '../../domain/verdict/say';
import { generatorText as text } from '../../i18n/generator';
import { dayName } from '../../ui/dayName';
import { goodDays } from './Days';
import { Gaps } from './Gaps';
import type { Loosen } from './Gaps';
import { clashText, loosenedText, missedLimits, missedText, repeatText } from './texts';
import type { MissedLimit } from './texts';
import type { Proposal } from './useProposal';
import { WeekLines } from './WeekLines';

interface SummaryProps {
  plan: GeneratedPlan;
  /** For which the days were made. */
  wish: Wish;
  startDate: string;
  proposal: Pick<Proposal, 'locked' | 'clashes'>;
  loosen: Loosen;
}

/** A limit that days miss, on which, and what stands in its way. */
function MissedItem(props: {
  missed: MissedLimit;
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

function Verdict({ plan }: Pick<SummaryProps, 'plan'>) {
  const { level, text: said } = sayVerdict(countedLines(plan.verdict));
  const isMet = level === 'met';
  return (
    <Flex gap="2" align="start" aria-live="polite">
      <Box pt="1" color={isMet ? 'fg.success' : level === 'open' ? 'fg.muted' : 'fg.warning'}>
        {isMet ? <Check size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
      </Box>
      <Text textStyle="lg" fontWeight="semibold">
        {said}
      </Text>
    </Flex>
  );
}

/** What stands in the way of the week: missed limits, what was loosened, what comes too often. */
function Remarks({ plan, startDate, proposal }: SummaryProps) {
  const missed = missedLimits(missedOf(plan.verdict));
  const { repeats, loosened } = plan;
  if (missed.length + repeats.length + loosened.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {missed.map((one) => (
        <MissedItem
          key={one.key}
          missed={one}
          dayText={(day) => dayName(startDate, day)}
          clashes={proposal.clashes}
        />
      ))}
      {loosened.length > 0 ? (
        <Text as="li" color="fg.warning">
          {loosenedText(loosened)}
        </Text>
      ) : null}
      {repeats.map((one) => (
        <Text as="li" key={`${one.kind} ${one.name}`} color="fg.warning">
          {repeatText(one)}
        </Text>
      ))}
    </Stack>
  );
}

/** Summary of the proposed days: the one sentence of the verdict, then what is missed and what was loosened. */
export function Summary(props: SummaryProps) {
  const { plan, wish, loosen } = props;
  const { locked } = props.proposal;
  const { seed, days } = plan;
  const refused = [...wish.eater.allergies, ...wish.refused];
  const facts = [
    text.summary.good(goodDays(plan, wish.target.targets?.calories), days),
    refused.length > 0 && text.summary.checked(refused.join(', ').toLocaleLowerCase('vi')),
    locked.size > 0 && text.summary.locked(locked.size),
    text.summary.seed(seed),
  ].filter(Boolean);
  return (
    <Stack as="section" aria-label={text.summary.title} gap="2">
      <Verdict plan={plan} />
      <Text color="fg.muted">{facts.join(' · ')}</Text>
      <Remarks {...props} />
      <WeekLines week={plan.verdict.week} />
      <Gaps gaps={plan.gaps} loosen={loosen} />
    </Stack>
  );
}
