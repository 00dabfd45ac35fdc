import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Eye, Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useData, useLive } from '../../../data/react';
import { handoutsText } from '../../../i18n/handouts';
import { nowInstant } from '../../../platform/clock';
import { Notice } from '../../../ui/Notice';
import { TypedField } from '../../../ui/TypedField';
import type { Handout } from '../useHandout';
import { mailsLeft, type Letter } from './letter';
import { MailPreview } from './MailPreview';
import { Recipients } from './Recipients';
import { useSending, type WrittenLetter } from './useLetter';

const text = handoutsText.mail;

function Quota({ handout }: { handout: Handout }) {
  const data = useData();
  const entries = useLive(() => data.outbox.watchAll(), [data]);
  const quota = entries && mailsLeft(entries, handout.plan, nowInstant());
  if (!quota) return null;
  return (
    <Text textStyle="sm" color={quota.left === 0 ? 'fg.error' : 'fg.muted'}>
      {quota.left === 0 ? text.none(quota.of) : text.left(quota.left, quota.of)}
    </Text>
  );
}

interface FieldsProps {
  letter: Letter;
  problems: readonly (string | undefined)[];
  change: (part: Partial<Letter>) => void;
}

const MAX_RECIPIENTS = 10;

function Fields({ letter, problems, change }: FieldsProps) {
  const { recipients, subject, message } = letter;
  const add = () => change({ recipients: [...recipients, { name: '', address: '' }] });
  return (
    <>
      <Recipients
        recipients={recipients}
        problems={problems}
        onChange={(next) => change({ recipients: next })}
      />
      <Box>
        {recipients.length < MAX_RECIPIENTS ? (
          <Button variant="ghost" colorPalette="gray" minH="11" ms="-2" onClick={add}>
            <Plus size={18} aria-hidden /> {text.add}
          </Button>
        ) : null}
        {recipients.length > 1 ? (
          <Text textStyle="sm" color="fg.muted">
            {text.separate}
          </Text>
        ) : null}
      </Box>
      <TypedField
        label={text.subject}
        value={subject}
        most={200}
        onChange={(typed) => change({ subject: typed })}
      />
      <TypedField
        label={text.message}
        value={message}
        most={5000}
        lines={5}
        onChange={(typed) => change({ message: typed })}
      />
    </>
  );
}

interface LetterFormProps {
  letter: WrittenLetter;
  handout: Handout;
  onPreview: () => void;
  onSent?: () => void;
}

export function LetterForm({ letter: written, handout, onPreview, onSent }: LetterFormProps) {
  const { letter, change } = written;
  const { send, busy, isUnconfirmed, problems } = useSending(written, onSent);
  return (
    <Stack as="form" gap="4" onSubmit={(event) => event.preventDefault()}>
      {isUnconfirmed ? (
        <Notice tone="warning" title={text.unconfirmed}>
          {text.unconfirmedHint}
        </Notice>
      ) : null}
      <Fields letter={letter} problems={problems} change={change} />
      <Text textStyle="sm" color="fg.muted">
        {text.attached}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void send()}>
          <Send size={18} aria-hidden /> {text.send}
        </Button>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onPreview}>
          <Eye size={18} aria-hidden /> {text.preview}
        </Button>
      </Flex>
      {/* Read later: it stands below what is pressed. */}
      <Quota handout={handout} />
    </Stack>
  );
}

export function LetterOrPreview({ letter, handout }: Pick<LetterFormProps, 'letter' | 'handout'>) {
  const [previewed, setPreviewed] = useState(false);
  if (!previewed)
    return <LetterForm letter={letter} handout={handout} onPreview={() => setPreviewed(true)} />;
  return (
    <Stack gap="3">
      <Box>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setPreviewed(false)}>
          {text.edit}
        </Button>
      </Box>
      <MailPreview letter={letter.letter} printable={handout.printable} />
    </Stack>
  );
}
