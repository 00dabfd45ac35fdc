import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import type { StaffImage } from '../../api/sharedImages';
import { ImageWordsFields } from '../../blocks/images/ImageWordsFields';
import { Reasons, type ReasonDraft } from '../../blocks/queue/Reasons';
import { SHARED_REASON_MAX, type SharedWords } from '../../domain/records/images/sharing';
import { adminImageTexts as texts } from '../../i18n/adminImages';
import { formatBytes, formatWhen } from '../../ui/format';
import { RecordFact, RecordFacts } from '../../ui/RecordCard';
import { OfferedImage } from './OfferedImage';

export interface Draft {
  words: SharedWords;
  reason: ReasonDraft;
  problem: string | null;
}

function Facts({ image }: { image: StaffImage }) {
  const { facts, expertName, approvedBefore, declinedBefore, usageCount, lastUsedAt } = image;
  const kind = facts.mimeType.replace('image/', '').toUpperCase();
  const { width, height, fileSize } = facts;
  const usage = [
    texts.usage(usageCount),
    ...(usageCount > 0 && lastUsedAt ? [texts.lastUsed(formatWhen(lastUsedAt))] : []),
  ];
  return (
    <RecordFacts>
      <RecordFact name={texts.author}>
        {`${expertName} · ${texts.record(approvedBefore, declinedBefore)}`}
      </RecordFact>
      <RecordFact name={texts.file}>
        {texts.fileFacts(kind, formatBytes(fileSize), width, height)}
      </RecordFact>
      <RecordFact name={texts.used}>{usage.join(', ')}</RecordFact>
      <RecordFact name={texts.reason}>{image.decision?.reason}</RecordFact>
    </RecordFacts>
  );
}

interface PanelProps {
  image: StaffImage;
  draft: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
  onDraft: (draft: Draft) => void;
  onApprove: () => void;
  onRefuse: () => void;
}

function Decisions({ image: { state, words }, onApprove, onRefuse }: PanelProps) {
  const refusing = state === 'approved' ? texts.remove : texts.decline;
  const approving = state === 'waiting' ? texts.approve : texts.restore;
  const mayRefuse = state === 'waiting' || state === 'approved';
  return (
    <Flex
      gap="3"
      wrap="wrap"
      position="sticky"
      // Above the bar of a phone, and at the foot of the column elsewhere.
      bottom={{ base: 'calc(72px + env(safe-area-inset-bottom))', md: '0' }}
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      {mayRefuse ? (
        <Button
          flex="1"
          minH="11"
          colorPalette="chilli"
          aria-label={refusing.of(words.title)}
          onClick={onRefuse}
        >
          {refusing.label}
        </Button>
      ) : null}
      {state === 'approved' ? null : (
        <Button
          flex="1"
          minH="11"
          variant="outline"
          colorPalette="leaf"
          aria-label={approving.of(words.title)}
          onClick={onApprove}
        >
          {approving.label}
        </Button>
      )}
    </Flex>
  );
}

const toFields = (words: SharedWords) => ({
  ...words,
  description: words.description ?? '',
  isOffered: true,
});

function Words({ draft, onDraft }: Pick<PanelProps, 'draft' | 'onDraft'>) {
  return (
    <chakra.details>
      <chakra.summary minH="11" py="2" fontWeight="semibold" cursor="pointer">
        {texts.words}
      </chakra.summary>
      <Text mb="3" textStyle="sm" color="fg.muted">
        {texts.wordsHint}
      </Text>
      <ImageWordsFields
        words={toFields(draft.words)}
        isChecked
        canOffer={false}
        onChange={({ isOffered: _offered, description, ...words }) =>
          onDraft({ ...draft, words: { ...words, ...(description ? { description } : {}) } })
        }
      />
    </chakra.details>
  );
}

export function DecisionPanel(props: PanelProps) {
  const { image, draft, field, onDraft } = props;
  const isOpen = image.state === 'waiting' || image.state === 'approved';
  return (
    <Stack gap="4">
      <OfferedImage image={image} size="full" alt={image.words.altText} borderRadius="l2" />
      <Facts image={image} />
      {isOpen ? (
        <Box>
          <Heading as="h2" size="sm" mb="3">
            {texts.reasonTitle}
          </Heading>
          <Reasons
            choices={texts.reasons}
            draft={draft.reason}
            problem={draft.problem}
            most={SHARED_REASON_MAX - 200}
            field={field}
            onChange={(reason) => onDraft({ ...draft, reason, problem: null })}
          />
        </Box>
      ) : null}
      {image.state === 'approved' ? null : <Words draft={draft} onDraft={onDraft} />}
      <Decisions {...props} />
    </Stack>
  );
}
