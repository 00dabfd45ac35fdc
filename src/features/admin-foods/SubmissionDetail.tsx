import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FOOD_REASON_MAX } from '../../api/adminFoods';
import type { FoodSubmission, NearEntry } from '../../api/foodSubmissions';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { formatNumber, formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { EntryDialog } from './EntryDialog';
import { SubmissionTable } from './SubmissionTable';
import type { SubmissionActs } from './useSubmissionActs';

interface DetailProps {
  sent: FoodSubmission;
  categories: readonly string[];
  acts: SubmissionActs;
}

const NAME = {
  variant: 'plain',
  h: 'auto',
  minH: '11',
  p: '0',
  flex: '1',
  minW: '40',
  justifyContent: 'flex-start',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

function NearRow(props: {
  one: NearEntry;
  sent: FoodSubmission;
  busy: boolean;
  onCompare: () => void;
  onJoin: () => void;
}) {
  const { one, sent, busy, onCompare, onJoin } = props;
  const { name } = one.entry;
  return (
    <Flex as="li" gap="3" py="2" borderTopWidth="1px" align="center" wrap="wrap">
      <Button {...NAME} aria-label={texts.nearest.compare(name)} onClick={onCompare}>
        {name}
      </Button>
      <Text color="fg.muted">{formatNumber(100 * one.share, 0)} %</Text>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        aria-label={texts.nearest.joinOf(sent.proposal.name, name)}
        onClick={onJoin}
      >
        {texts.nearest.join}
      </Button>
    </Flex>
  );
}

function Nearest(props: DetailProps & { onCompare: (id: string) => void }) {
  const { sent, acts, onCompare } = props;
  return (
    <Box>
      <Heading as="h3" size="sm">
        {texts.nearest.title}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {sent.nearest.length > 0 ? texts.nearest.hint : texts.nearest.none}
      </Text>
      <Box as="ul" listStyleType="none" mt="2">
        {sent.nearest.map((one) => (
          <NearRow
            key={one.entry.id}
            one={one}
            sent={sent}
            busy={acts.busy}
            onCompare={() => onCompare(one.entry.id)}
            onJoin={() => void acts.join(sent, one)}
          />
        ))}
      </Box>
    </Box>
  );
}

type Asked = 'approve' | 'decline' | 'ask';

function Dialogs(props: DetailProps & { asked: Asked | null; onClose: () => void }) {
  const { sent, categories, acts, asked, onClose } = props;
  const { busy, error } = acts;
  const { name } = sent.proposal;
  if (asked === 'approve')
    return (
      <EntryDialog
        isNew={!sent.former}
        title={texts.approveTitle(name)}
        reason={texts.approveReason}
        shown={{ entry: sent.proposal }}
        {...(sent.former ? { before: sent.former } : {})}
        categories={categories}
        busy={busy}
        error={error}
        onSave={(written) => acts.approve(sent, written)}
        onClose={onClose}
      />
    );
  if (!asked) return null;
  const send = async (words: string): Promise<boolean> => {
    const isDone = await acts[asked](sent, words);
    if (isDone) onClose();
    return isDone;
  };
  const words = asked === 'ask' ? texts.question : texts.dialog;
  return (
    <ReasonDialog
      {...words}
      title={words.title(name)}
      most={FOOD_REASON_MAX}
      draftKey={`admin:food:${asked}:${sent.id}`}
      busy={busy}
      error={error}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

function Head({ sent }: { sent: FoodSubmission }) {
  const { proposal, expert, sentAt, former } = sent;
  return (
    <Box>
      <Heading as="h2" size="lg" overflowWrap="anywhere">
        {proposal.name}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {texts.sent(expert.name, formatWhen(sentAt))} · {texts.kinds[proposal.kind]}
      </Text>
      {former ? <Badge colorPalette="turmeric">{texts.again}</Badge> : null}
    </Box>
  );
}

function Buttons(props: { name: string; busy: boolean; onOpen: (what: Asked) => void }) {
  const { name, busy, onOpen } = props;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button
        minH="11"
        colorPalette="leaf"
        disabled={busy}
        aria-label={texts.approveOf(name)}
        onClick={() => onOpen('approve')}
      >
        {texts.approve}
      </Button>
      <Button
        minH="11"
        variant="outline"
        colorPalette="chilli"
        disabled={busy}
        aria-label={texts.declineOf(name)}
        onClick={() => onOpen('decline')}
      >
        {texts.decline}
      </Button>
      <Button
        minH="11"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        aria-label={texts.askOf(name)}
        onClick={() => onOpen('ask')}
      >
        {texts.ask}
      </Button>
      <Text color="fg.muted" textStyle="sm" flex="1" minW="52">
        {texts.approveHint}
      </Text>
    </Flex>
  );
}

export function SubmissionDetail(props: DetailProps) {
  const { sent, acts } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [comparedId, setComparedId] = useState('');
  const near = sent.nearest.find(({ entry }) => entry.id === comparedId) ?? sent.nearest[0];
  const { name } = sent.proposal;
  const open = (what: Asked | null): void => {
    acts.clear();
    setAsked(what);
  };
  useQueueKeys({
    a: () => open('approve'),
    r: () => open('decline'),
    h: () => open('ask'),
  });
  return (
    <Stack
      gap="4"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      minW="0"
    >
      <Head sent={sent} />
      <SubmissionTable sent={sent} near={near} />
      <Nearest {...props} onCompare={setComparedId} />
      {asked ? null : <Problem text={acts.error} />}
      <Buttons name={name} busy={acts.busy} onOpen={open} />
      <Dialogs {...props} asked={asked} onClose={() => open(null)} />
    </Stack>
  );
}
