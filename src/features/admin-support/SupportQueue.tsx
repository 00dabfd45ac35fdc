import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { QueuedRequest } from '../../api/support';
import { tierName } from '../../domain/accounts/access/tiers';
import { supportRank } from '../../domain/accounts/support';
import { supportText } from '../../i18n/support';
import { formatWhen } from '../../ui/format';

const texts = supportText.admin;
const COLOURS = ['leaf', 'turmeric', 'gray'] as const;

interface Props {
  requests: readonly QueuedRequest[];
  total: number;
  onAnswer: (request: QueuedRequest) => void;
}

function Row({ request, onAnswer }: { request: QueuedRequest; onAnswer: () => void }) {
  return (
    <chakra.li py="3" borderTopWidth="1px">
      <Flex gap="3" align="start" wrap="wrap">
        <Box flex="1" minW="56">
          <Flex gap="2" align="center" wrap="wrap">
            <Badge colorPalette={COLOURS[supportRank(request.tier)]}>
              {tierName(request.tier)}
            </Badge>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {request.subject}
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {texts.asker(request.name, request.email, formatWhen(request.createdAt))}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
            {request.message}
          </Text>
        </Box>
        <Button
          minH="11"
          aria-label={texts.answerLabel(request.subject, request.name)}
          onClick={onAnswer}
        >
          {texts.answer}
        </Button>
      </Flex>
    </chakra.li>
  );
}

export function SupportQueue({ requests, total, onAnswer }: Props) {
  if (requests.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={texts.title}>
        {requests.map((request) => (
          <Row key={request.id} request={request} onAnswer={() => onAnswer(request)} />
        ))}
      </chakra.ul>
      {total > requests.length ? (
        <Text color="fg.muted">{texts.more(requests.length, total)}</Text>
      ) : null}
    </>
  );
}
