import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { listFoodSubmissions, type FoodSubmission } from '../../api/foodSubmissions';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { SubmissionDetail } from './SubmissionDetail';
import { useSubmissionActs } from './useSubmissionActs';

interface QueueProps {
  submissions: readonly FoodSubmission[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

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

function Queue({ submissions, openId, onOpen }: QueueProps) {
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
      {submissions.map((sent) => (
        <Box as="li" key={sent.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <QueueRow sent={sent} isOpen={sent.id === openId} onOpen={() => onOpen(sent.id)} />
        </Box>
      ))}
    </Box>
  );
}

function Waiting(props: {
  submissions: readonly FoodSubmission[];
  total: number;
  categories: readonly string[];
  reload: () => Promise<void>;
}) {
  const { submissions, total, categories, reload } = props;
  const [openId, setOpenId] = useState('');
  const acts = useSubmissionActs(reload);
  // After a decision the next one stands open.
  const sent = submissions.find(({ id }) => id === openId) ?? submissions[0];
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
        <Queue submissions={submissions} openId={sent.id} onOpen={setOpenId} />
        {total > submissions.length ? (
          <Text color="fg.muted" textStyle="sm">
            {texts.more(submissions.length, total)}
          </Text>
        ) : null}
      </Stack>
      <SubmissionDetail key={`${sent.id} ${sent.revision}`} {...{ sent, categories, acts }} />
    </Grid>
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
