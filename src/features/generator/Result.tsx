import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { ChooseYielding, type ChoosingClient } from '../../blocks/verdict/ChooseYielding';
import { CompactLine } from '../../blocks/verdict/VerdictLines';
import type { Clash } from '../../domain/generator/clashes';
import { listMissed } from '../../domain/generator/check';
import type { GeneratedPlan, Wish } from '../../domain/generator/types';
import { countedLines } from '../../domain/verdict/judge';
import { yieldedByDay } from '../../domain/verdict/missed';
import { limitText, lineName, sayVerdict, statusText } from '../../domain/verdict/say';
import { generatorText as text } from '../../i18n/generator';
import { verdictText } from '../../i18n/verdict';
import { dayName } from '../../ui/dayName';
import { goodDays } from './Days';
import { Gaps, type Loosen } from './Gaps';
import {
  clashingLimits,
  clashText,
  loosenedText,
  missedLimits,
  missedText,
  repeatText,
  type MissedLimit,
} from './texts';
import type { Proposal } from './useProposal';
import { WeekLines } from './WeekLines';
import type { Alarm } from '../../domain/clinical/limitTypes';

interface SummaryProps {
  client: ChoosingClient;
  plan: GeneratedPlan;
  wish: Wish;
  startDate: string;
  proposal: Pick<Proposal, 'locked' | 'clashes'>;
  loosen: Loosen;
  /** Whether the days were made for what is wished and known now. */
  isPresent: boolean;
}

const SUMMARY = { cursor: 'pointer', color: 'var(--chakra-colors-fg-warning)' } as const;

const findWorst = ({ days }: MissedLimit) =>
  days.reduce((worst, one) => ((one.line.by ?? 0) > (worst.line.by ?? 0) ? one : worst));

function shortText(missed: MissedLimit, all: number): string {
  const { line, day } = findWorst(missed);
  const on = day === undefined ? text.summary.week : verdictText.days(missed.days.length, all);
  return `${lineName(line)} ${limitText(line.limit)}: ${statusText(line)} · ${on}`;
}

function MissedItem(props: {
  missed: MissedLimit;
  all: number;
  dayText: (day: number) => string;
  /** Absent until it was looked into. */
  clashes: readonly Clash[] | undefined;
  isPresent: boolean;
  client: ChoosingClient;
  alarms: readonly Alarm[];
}) {
  const { missed, all, dayText, clashes, isPresent, client, alarms } = props;
  const looking = isPresent ? text.limit.looking : '';
  const why = clashes ? clashText(missed, clashes) : looking;
  const limits = clashes ? clashingLimits(missed, clashes) : [];
  return (
    <Box as="li" breakInside="avoid">
      <details>
        <summary style={SUMMARY}>{shortText(missed, all)}</summary>
        <Box ps="4" textStyle="sm">
          <Text color="fg.warning">{missedText(missed, dayText)}</Text>
          {why ? <Text color="fg.muted">{why}</Text> : null}
          {limits.length > 0 ? <ChooseYielding {...{ client, limits, alarms }} /> : null}
        </Box>
      </details>
    </Box>
  );
}

function Verdict({ plan }: Pick<SummaryProps, 'plan'>) {
  const { level, text: verdictMessage } = sayVerdict(countedLines(plan.verdict));
  const isMet = level === 'met';
  return (
    <Flex gap="2" align="start" aria-live="polite">
      <Box pt="1" color={isMet ? 'fg.success' : level === 'open' ? 'fg.muted' : 'fg.warning'}>
        {isMet ? <Check size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
      </Box>
      <Text textStyle="lg" fontWeight="semibold">
        {verdictMessage}
      </Text>
    </Flex>
  );
}

function Repeats({ repeats }: Pick<GeneratedPlan, 'repeats'>) {
  const lines = repeats.map((one) => (
    <Text as="li" key={`${one.kind} ${one.name}`} color="fg.warning" textStyle="sm">
      {repeatText(one)}
    </Text>
  ));
  if (repeats.length < 2) return lines;
  return (
    <li>
      <details>
        <summary style={SUMMARY}>{text.summary.repeated(repeats.length)}</summary>
        <Stack as="ul" listStyleType="none" gap="0.5" ps="4">
          {lines}
        </Stack>
      </details>
    </li>
  );
}

function Remarks({ client, plan, wish, startDate, proposal, isPresent }: SummaryProps) {
  const missed = missedLimits(listMissed(plan.verdict));
  const { repeats, loosened, days } = plan;
  const names = Array.from({ length: days }, (_, day) => dayName(startDate, day));
  const yielded = yieldedByDay(plan.verdict, names);
  if (missed.length + yielded.length + repeats.length + loosened.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" textStyle="sm" columnCount={{ base: 1, lg: 2 }} columnGap="6">
      {missed.map((one) => (
        <MissedItem
          key={one.key}
          missed={one}
          all={days}
          dayText={(day) => dayName(startDate, day)}
          clashes={proposal.clashes}
          alarms={wish.standard?.alarms ?? []}
          {...{ client, isPresent }}
        />
      ))}
      {yielded.map(({ key, line, days: on }) => (
        <Box as="li" key={key} breakInside="avoid">
          <CompactLine line={line} days={on} all={days} />
        </Box>
      ))}
      {loosened.length > 0 ? (
        <Text as="li" color="fg.warning" textStyle="sm" breakInside="avoid">
          {loosenedText(loosened)}
        </Text>
      ) : null}
      <Repeats repeats={repeats} />
    </Box>
  );
}

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
