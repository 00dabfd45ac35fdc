import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useAccount, useData, useLive } from '../../data/react';
import type { Notice } from '../../domain/records/notices';
import type { OutboxEntry } from '../../domain/records/outbox';
import { handoutsText } from '../../i18n/handouts';
import { getLabel } from '../../i18n/labelOf';
import { formatWhen } from '../../ui/format';
import { toaster } from '../../ui/toaster';

const text = handoutsText.mail;

interface SentMail {
  entry: OutboxEntry;
  receipt: Notice | undefined;
}

const COLOURS = {
  sent: 'leaf',
  failed: 'chilli',
  maybe_sent: 'turmeric',
  waiting: 'gray',
} as const;
const WORDS = {
  sent: text.sent,
  failed: text.failedState,
  maybe_sent: text.maybe_sent,
  waiting: text.waiting,
} as const;

function useSentMails(of: { targetId?: string; clientId?: string }): SentMail[] | undefined {
  const data = useData();
  const entries = useLive(() => data.outbox.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  if (!entries || !notices) return undefined;
  const receipts = new Map(
    notices.flatMap((notice) => (notice.outboxId ? [[notice.outboxId, notice] as const] : [])),
  );
  return entries
    .filter(({ targetId, clientId }) =>
      of.targetId === undefined ? clientId === of.clientId : targetId === of.targetId,
    )
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map((entry) => ({ entry, receipt: receipts.get(entry.id) }));
}

/**
 * Under the same id where the first may have arrived (also by an unknown state of a newer gateway), so that mail servers
 * can recognise a duplicate.
 */
function useResend() {
  const data = useData();
  const { emailConfirmed } = useAccount();
  return async ({ entry, receipt }: SentMail): Promise<void> => {
    if (emailConfirmed === false) {
      toaster.create({ type: 'error', title: text.unconfirmed, description: text.unconfirmedHint });
      return;
    }
    const { resendOf = entry.id, ...letter } = entry;
    const again = receipt?.outcome !== 'failed' || entry.resendOf ? { resendOf } : {};
    try {
      await data.outbox.insert({ ...letter, ...data.newBase(), ...again });
      toaster.create({ type: 'success', title: text.queued });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
}

function MailButtons({ mail, newest }: { mail: SentMail; newest: boolean }) {
  const data = useData();
  const resend = useResend();
  const outcome = mail.receipt?.outcome ?? 'waiting';
  const discard = async () => {
    await data.outbox.remove(mail.entry.id);
    toaster.create({ type: 'success', title: text.discarded });
  };
  const plain = { size: 'sm', colorPalette: 'gray', minH: '11' } as const;
  if (outcome === 'waiting')
    return (
      <Button {...plain} variant="ghost" ms="-2" onClick={() => void discard()}>
        {text.discard}
      </Button>
    );
  if (!newest || outcome === 'sent') return null;
  return (
    <Button {...plain} variant="outline" onClick={() => void resend(mail)}>
      {text.resend}
    </Button>
  );
}

function Mail({ mail, newest }: { mail: SentMail; newest: boolean }) {
  const { entry, receipt } = mail;
  const outcome = receipt?.outcome ?? 'waiting';
  const when = formatWhen(receipt?.updatedAt ?? entry.createdAt);
  const about = [
    text.to(entry.customerName, entry.customerEmail),
    when,
    entry.automatic ? text.automatic : '',
  ];
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Flex gap="2" justify="space-between" align="flex-start">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {entry.subject}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {about.filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Badge colorPalette={COLOURS[outcome] ?? 'gray'} flexShrink="0">
          {getLabel(WORDS, outcome)}
        </Badge>
      </Flex>
      {receipt && outcome !== 'sent' ? <Text textStyle="sm">{receipt.body}</Text> : null}
      <MailButtons mail={mail} newest={newest} />
    </Box>
  );
}

export interface SentMailsProps {
  of: { targetId: string } | { clientId: string };
}

export function SentMailList({ of }: SentMailsProps) {
  const mails = useSentMails(of);
  if (!mails || mails.length === 0) return null;
  return (
    <Box as="section" mt="3" aria-label={text.sentTitle}>
      <Heading as="h3" size="sm" mb="1">
        {text.sentTitle}
      </Heading>
      <Box as="ul" listStyleType="none">
        {mails.map((mail, index) => (
          <Mail
            key={mail.entry.id}
            mail={mail}
            newest={
              mails.findIndex(({ entry }) => entry.customerEmail === mail.entry.customerEmail) ===
              index
            }
          />
        ))}
      </Box>
    </Box>
  );
}
