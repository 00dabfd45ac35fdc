import {
  Box,
  Button,
  chakra,
  Dialog,
  Field,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { cancelSubscription, type SubscriptionView } from '../../api/subscription';
import { getLimit } from '../../domain/accounts/access/entitlements';
import { tierName } from '../../domain/accounts/access/tiers';
import {
  CANCEL_REASONS,
  cancelReasonSchema,
  type CancelReason,
} from '../../domain/money/cancelReasons';
import { daysBetween } from '../../domain/money/calendar';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { subscriptionText } from '../../i18n/subscription';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate } from '../../ui/format';
import { Problem } from './Problem';

const texts = subscriptionText.cancel;

const FEEDBACK_MAX = 500;
/** Milliseconds until the dialog closes behind a success (platform specification, section 4). */
const CLOSES_AFTER = 3_000;

interface Props {
  subscription: SubscriptionView;
  clients: number | undefined;
  onCancelled: () => Promise<void>;
  onClose: () => void;
}

function Outcome({ subscription, clients }: Pick<Props, 'subscription' | 'clients'>) {
  const { tier, until = '' } = subscription;
  const [openedAt] = useState(() => new Date().toISOString());
  const lines = [
    texts.stays(tierName(tier), formatDate(until), daysBetween(openedAt, until)),
    texts.consequence(clients),
    texts.ends(getLimit('free', 'clients') ?? 0),
  ];
  return (
    <Box as="ul" ps="5" bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
      {lines.map((line) => (
        <Text as="li" key={line}>
          {line}
        </Text>
      ))}
    </Box>
  );
}

function Reasons({
  value,
  problem,
  onChange,
}: {
  value: CancelReason | undefined;
  problem: string | null;
  onChange: (reason: CancelReason) => void;
}) {
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="semibold" mb="2">
        {texts.why}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {cancelReasonSchema.options.map((reason) => (
          <chakra.label
            key={reason}
            display="flex"
            gap="3"
            alignItems="center"
            minH="11"
            px="3"
            borderWidth="1px"
            borderRadius="l2"
            borderColor={reason === value ? 'leaf.solid' : 'border'}
            bg={reason === value ? 'leaf.subtle' : undefined}
            cursor="pointer"
          >
            <input
              type="radio"
              name="cancel-reason"
              value={reason}
              checked={reason === value}
              onChange={() => onChange(reason)}
            />
            {CANCEL_REASONS[reason]}
          </chakra.label>
        ))}
      </SimpleGrid>
      {problem ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="2">
          {problem}
        </Text>
      ) : null}
    </chakra.fieldset>
  );
}

function Feedback({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>
        {texts.feedback}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {texts.optional}
        </Text>
      </Field.Label>
      <Textarea
        rows={3}
        maxLength={FEEDBACK_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>{`${value.length} / ${FEEDBACK_MAX}`}</Field.HelperText>
    </Field.Root>
  );
}

function Done({ tier, until, onClose }: { tier: string; until: string; onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title flex="1">{texts.done(tier)}</Dialog.Title>
        <DialogCross />
      </Dialog.Header>
      <Dialog.Body pb="6">
        <Text as="output" display="block">
          {texts.doneHint(tier, until)}
        </Text>
      </Dialog.Body>
    </>
  );
}

export function CancelDialog({ subscription, clients, onCancelled, onClose }: Props) {
  const [reason, setReason] = useState<CancelReason>();
  const [feedback, setFeedback] = useState('');
  const [isTried, setTried] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { busy, error, run } = useAction(texts.doing);
  const [tier, until] = [tierName(subscription.tier), formatDate(subscription.until)];
  const cancel = async () => {
    setTried(true);
    if (!reason) return;
    const body = { reason, ...(feedback.trim() ? { feedback: feedback.trim() } : {}) };
    if (!(await run(() => gateway.ask(cancelSubscription, { body })))) return;
    setIsDone(true);
    await onCancelled();
  };
  return (
    <AppDialog size="lg" scrollBehavior="inside" onClose={onClose}>
      {isDone ? (
        <Done tier={tier} until={until} onClose={onClose} />
      ) : (
        <>
          <Dialog.Header>
            <Dialog.Title flex="1">{texts.title(tier)}</Dialog.Title>
            <DialogCross />
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <Outcome subscription={subscription} clients={clients} />
              <Reasons
                value={reason}
                problem={isTried && !reason ? texts.missing : null}
                onChange={setReason}
              />
              <Feedback value={feedback} onChange={setFeedback} />
              <Problem text={error} />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer flexWrap="wrap">
            <Text flex="1" minW="40" color="fg.muted" textStyle="sm">
              {texts.again}
            </Text>
            <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
              {texts.keep(tier)}
            </Button>
            <Button minH="11" colorPalette="chilli" loading={busy} onClick={() => void cancel()}>
              {texts.confirm}
            </Button>
          </Dialog.Footer>
        </>
      )}
    </AppDialog>
  );
}
