import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answerAppeal, listAppeals, type AppealOutcome, type StaffAppeal } from '../../api/appeals';
import { KeyHints } from '../../blocks/queue/KeyHints';
import { queueElementId, useQueue } from '../../blocks/queue/useQueue';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { gateway } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { appealTexts as texts } from '../../i18n/appeals';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { formatAge } from '../../ui/format';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { StateTabs } from '../../ui/StateTabs';
import { AppealPanel } from './AppealPanel';

const STATES = ['open', 'answered'] as const;
type State = (typeof STATES)[number];

const HINTS = [
  [['J', 'K'], 'move'],
  [['A'], 'approve'],
  [['R'], 'decline'],
] as const;

const getKey = ({ workspaceId, collection, id, decidedAt }: StaffAppeal): string =>
  `${workspaceId}-${collection}-${id}-${decidedAt}`;

function useAppeals(state: State) {
  const list = useGatewayQuery(listAppeals, { query: { state } }, texts.what);
  const queue = useQueue({
    explain: (cause) => failureText(cause, texts.what),
    items: list.answer?.appeals ?? [],
    keyOf: getKey,
    reload: list.reload,
  });
  const { selected } = queue;
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = (selected && answers.get(getKey(selected))) ?? '';

  const setAnswer = (text: string): void => {
    setProblem(null);
    if (selected) setAnswers((all) => new Map(all).set(getKey(selected), text));
  };
  const decide = (outcome: AppealOutcome): void => {
    if (!selected || selected.answer) return;
    const text = answer.trim();
    if (text === '') {
      setProblem(texts.missing);
      field.current?.focus();
      return;
    }
    const { workspaceId, collection, id, decidedAt } = selected;
    const body = { workspaceId, collection, id, decidedAt, outcome, text };
    queue.decide(selected, () => gateway.ask(answerAppeal, { body }).then(() => undefined));
  };
  useQueueKeys({
    j: () => queue.move(1),
    k: () => queue.move(-1),
    a: () => decide('reversed'),
    r: () => decide('upheld'),
  });
  return { list, queue, answer, setAnswer, problem, field, decide };
}

type Appeals = ReturnType<typeof useAppeals>;

function Rows({ queue: { shown, selected, select } }: Pick<Appeals, 'queue'>) {
  return (
    <Stack as="section" aria-label={texts.list} gap="2">
      {shown.map((appeal) => (
        <chakra.button
          key={getKey(appeal)}
          type="button"
          id={queueElementId(getKey(appeal))}
          aria-pressed={appeal === selected}
          onClick={() => select(appeal)}
          textAlign="start"
          p="3"
          bg="bg.panel"
          borderWidth="2px"
          borderColor={appeal === selected ? 'leaf.solid' : 'border'}
          borderRadius="l2"
          cursor="pointer"
          focusVisibleRing="outside"
        >
          <Text fontWeight="semibold" lineClamp="1">
            {appeal.title}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {texts.about(texts.kinds[appeal.collection], appeal.expert.name, formatAge(appeal.at))}
          </Text>
        </chakra.button>
      ))}
    </Stack>
  );
}

function Column({ queue: { selected }, answer, setAnswer, problem, field, decide }: Appeals) {
  if (!selected) return null;
  return (
    <Box
      as="section"
      aria-label={selected.title}
      flex="1"
      w="full"
      maxW={{ lg: '3xl' }}
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <AppealPanel
        appeal={selected}
        answer={answer}
        problem={problem}
        field={field}
        onAnswer={setAnswer}
        onDecide={decide}
      />
    </Box>
  );
}

function List({ state }: { state: State }) {
  const appeals = useAppeals(state);
  const { list, queue } = appeals;
  const { answer, error, reload } = list;
  const isCut = (answer?.total ?? 0) > (answer?.appeals.length ?? 0);
  return (
    <Stack gap="4">
      {error ? (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
          {common.retry}
        </Button>
      ) : null}
      <Problem text={error ?? queue.error} />
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer && queue.shown.length === 0 ? (
        <EmptyState icon={<Scale size={28} />} title={texts.empty[state]} />
      ) : null}
      <Flex gap="5" align="start" direction={{ base: 'column', lg: 'row' }}>
        <Box w={{ base: 'full', lg: '22rem' }} flexShrink="0">
          <Rows queue={queue} />
        </Box>
        <Column {...appeals} />
      </Flex>
      {state === 'open' && queue.shown.length > 0 ? <KeyHints hints={HINTS} /> : null}
      {answer && isCut ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.more(answer.appeals.length, answer.total)}
        </Text>
      ) : null}
    </Stack>
  );
}

export function AppealsPage() {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'open';
  return (
    <Page title={texts.title}>
      <StateTabs
        label={texts.filter}
        states={STATES}
        words={texts.tabs}
        state={state}
        onChange={(next) => setParams({ state: next }, { replace: true })}
      >
        {(shown) => <List state={shown} />}
      </StateTabs>
    </Page>
  );
}
