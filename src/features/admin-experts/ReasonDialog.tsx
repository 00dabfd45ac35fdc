import { Button, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ExpertRecord } from '../../api/experts';
import { REASON_MAX } from '../../api/experts';
import { adminTexts } from '../../i18n/admin';
import { common } from '../../i18n/common';
import { Question } from '../../ui/AppDialog';
import { Problem } from '../../ui/plain/Problem';
import { useDraft } from '../../ui/useDraft';
import type { Refusal } from './decisions';

const texts = adminTexts.experts.dialog;

interface ReasonDialogProps {
  decision: Refusal;
  expert: ExpertRecord;
  busy: boolean;
  /** Why the last try failed; what was typed stays. */
  error: string | null;
  /** @returns whether it was decided */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

function problemOf(reason: string): string | null {
  if (!reason) return texts.reasonMissing;
  return reason.length > REASON_MAX ? texts.reasonTooLong(REASON_MAX) : null;
}

/** Asks for the reason that the expert will read. It is kept while it is typed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { decision, expert, busy, error, onConfirm, onClose } = props;
  const [reason, setReason, clear] = useDraft(`admin:${decision}:${expert.accountId}`, '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const trimmed = reason.trim();
  const problem = problemOf(trimmed);
  const confirm = async () => {
    setTried(true);
    if (problem) field.current?.focus();
    else if (await onConfirm(trimmed)) clear();
  };
  return (
    <Question
      initialFocusEl={() => field.current}
      onClose={onClose}
      title={texts[decision].title(expert.name)}
      buttons={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button colorPalette="chilli" loading={busy} onClick={() => void confirm()}>
            {texts[decision].confirm}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{texts[decision].body}</Text>
        <Field.Root invalid={tried && problem !== null} required>
          <Field.Label>{texts.reason}</Field.Label>
          <Textarea
            ref={field}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
        <Problem text={error} />
      </Stack>
    </Question>
  );
}
