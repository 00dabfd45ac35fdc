import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { PackageCheck } from 'lucide-react';
import { listFoodSubmissions, type FoodSubmission } from '../../api/foodSubmissions';
import { KeyHints } from '../../blocks/queue/KeyHints';
import { UndoBars } from '../../blocks/queue/UndoBars';
import { queueElementId, useQueue, type Queue } from '../../blocks/queue/useQueue';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { failureText } from '../../gateway/failureText';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { SubmissionDetail } from './SubmissionDetail';
import { useSubmissionActs } from './useSubmissionActs';

/** Sent in again, it is another one. */
const keyOf = ({ workspaceId, id, revision }: FoodSubmission): string =>
  `${workspaceId}-${id}-${revision}`;

const HINTS = [
  [['J', 'K'], 'move'],
  [['A'], 'approve'],
  [['R'], 'decline'],
  [['H'], 'ask'],
  [['U'], 'undo'],
] as const;

const ROW = {
  w: 'full',
  h: 'auto',
  py: '3',
  px: '4',
  variant: 'ghost',
  colorPalette: 'gray',
  borderRadius: '0',
  justifyContent: 'flex-start',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

function QueueRow({
  sent,
  isOpen,
  onOpen,
}: {
  sent: FoodSubmission;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { proposal, expert, sentAt, doubts } = sent;
  return (
    <Button
      {...ROW}
      id={queueElementId(keyOf(sent))}
      aria-current={isOpen ? 'true' : undefined}
      bg={isOpen ? 'leaf.subtle' : undefined}
      onClick={onOpen}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {proposal.name}
        </Text>
        <Text color="fg.muted" textStyle="sm" fontWeight="normal">
          {expert.name} · {formatWhen(sentAt)}
        </Text>
        {doubts.length > 0 ? (
          <Text color="turmeric.fg" textStyle="sm" fontWeight="normal">
            {texts.doubts(doubts.length)}
          </Text>
        ) : null}
      </Box>
    </Button>
  );
}

function List({ queue: { shown, selected, select } }: { queue: Queue<FoodSubmission> }) {
  return (
    <Box
      as="ul"
      aria-label={texts.list}
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      {shown.map((sent) => (
        <Box as="li" key={keyOf(sent)} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <QueueRow sent={sent} isOpen={sent === selected} onOpen={() => select(sent)} />
        </Box>
      ))}
    </Box>
  );
}

interface WaitingProps {
  submissions: readonly FoodSubmission[];
  total: number;
  categories: readonly string[];
  reload: () => Promise<void>;
}

function useSubmissionQueue({ submissions, reload }: WaitingProps): Queue<FoodSubmission> {
  const queue = useQueue({
    explain: (cause) => failureText(cause, texts.decide),
    items: submissions,
    keyOf,
    reload,
  });
  const [last] = queue.recent;
  useQueueKeys({
    j: () => queue.move(1),
    k: () => queue.move(-1),
    u: () => last && queue.undo(last),
  });
  return queue;
}

function Open(props: WaitingProps & { queue: Queue<FoodSubmission> }) {
  const { submissions, total, categories, queue, reload } = props;
  const acts = useSubmissionActs(queue, reload);
  const { selected: sent } = queue;
  if (!sent)
    return (
      <EmptyState
        icon={<PackageCheck size={28} />}
        title={texts.empty}
        description={texts.emptyHint}
      />
    );
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <Stack gap="2">
        <List queue={queue} />
        {total > submissions.length ? (
          <Text color="fg.muted" textStyle="sm">
            {texts.more(submissions.length, total)}
          </Text>
        ) : null}
        <KeyHints hints={HINTS} />
      </Stack>
      <SubmissionDetail key={keyOf(sent)} {...{ sent, categories, acts }} />
    </Grid>
  );
}

function Waiting(props: WaitingProps) {
  const queue = useSubmissionQueue(props);
  return (
    <>
      <Problem text={queue.error} />
      <UndoBars {...queue} isTold />
      <Open {...props} queue={queue} />
    </>
  );
}

interface TabProps {
  categories: readonly string[];
  onChanged: () => void;
}

export function SubmissionsTab({ categories, onChanged }: TabProps) {
  const { answer, error, reload } = useGatewayQuery(listFoodSubmissions, {}, texts.what);
  const reloadAll = async (): Promise<void> => {
    onChanged();
    await reload();
  };
  return (
    <Stack gap="4">
      {error ? (
        <Stack gap="3" align="start">
          <Problem text={error} />
          <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
            {common.retry}
          </Button>
        </Stack>
      ) : null}
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer ? <Waiting {...answer} categories={categories} reload={reloadAll} /> : null}
    </Stack>
  );
}
