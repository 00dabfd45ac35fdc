import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ExpertRecord } from '../../domain/account';
import { adminTexts } from '../../i18n/admin';
import { formatWhen } from '../../ui/format';
import type { Decision } from './decisions';

const texts = adminTexts.experts;

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <Box>
      <chakra.dt color="fg.muted" textStyle="xs">
        {name}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </Box>
  );
}

interface ExpertCardProps {
  expert: ExpertRecord;
  decisions: readonly Decision[];
  /** A decision about this expert is on its way. */
  busy: boolean;
  onDecide: (decision: Decision) => void;
}

/** An expert with what they wrote when they applied, and what may be decided. */
export function ExpertCard({ expert, decisions, busy, onDecide }: ExpertCardProps) {
  const { name, email, application, statusReason, createdAt } = expert;
  return (
    <Stack
      as="article"
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box>
        <Heading as="h2" size="md">
          {name}
        </Heading>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {[application?.specialization, email].filter(Boolean).join(' · ')}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {texts.registered(formatWhen(createdAt))}
        </Text>
      </Box>
      <chakra.dl display="grid" gap="2" gridTemplateColumns={{ md: '1fr 1fr' }}>
        <Fact name={texts.phone} value={application?.phone} />
        <Fact name={texts.workplace} value={application?.workplace} />
        <Fact name={texts.qualifications} value={application?.qualifications} />
        <Fact name={texts.introduction} value={application?.introduction} />
        <Fact name={texts.reason} value={statusReason} />
      </chakra.dl>
      {decisions.length > 0 ? (
        <Flex gap="3" wrap="wrap">
          {decisions.map((decision) => {
            const isRefusal = decision === 'reject' || decision === 'suspend';
            return (
              <Button
                key={decision}
                variant={isRefusal ? 'outline' : 'solid'}
                colorPalette={isRefusal ? 'gray' : 'leaf'}
                aria-label={texts.decision[decision].of(name)}
                loading={busy && !isRefusal}
                disabled={busy}
                onClick={() => onDecide(decision)}
              >
                {texts.decision[decision].label}
              </Button>
            );
          })}
        </Flex>
      ) : null}
    </Stack>
  );
}
