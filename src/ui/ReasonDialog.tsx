import { Button, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { common } from '../i18n/common';
import { Question } from './AppDialog';
import { Problem } from './plain/Problem';
import { useDraft } from './useDraft';

interface ReasonDialogProps {
  title: string;
  body: string;
  confirm: string;
  label: string;
  most: number;
  draftKey: string;
  busy: boolean;
  error: string | null;
  children?: ReactNode;
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

function findProblem(reason: string, most: number): string | null {
  if (!reason) return common.reason.missing;
  return reason.length > most ? common.reason.tooLong(most) : null;
}

interface ReasonFieldProps {
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function ReasonField({ label, field, value, problem, onChange }: ReasonFieldProps) {
  return (
    <Field.Root invalid={problem !== null} required>
      <Field.Label>{label}</Field.Label>
      <Textarea
        ref={field}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { label, most, busy, error, onConfirm, onClose } = props;
  const [reason, setReason, clear] = useDraft(props.draftKey, '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const trimmed = reason.trim();
  const problem = findProblem(trimmed, most);
  const confirm = async () => {
    setTried(true);
    if (problem) field.current?.focus();
    else if (await onConfirm(trimmed)) clear();
  };
  const buttons = (
    <>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button colorPalette="chilli" loading={busy} onClick={() => void confirm()}>
        {props.confirm}
      </Button>
    </>
  );
  const typed = { value: reason, onChange: setReason, problem: tried ? problem : null };
  const first = () => field.current;
  return (
    <Question initialFocusEl={first} onClose={onClose} title={props.title} buttons={buttons}>
      <Stack gap="4">
        <Text color="fg.muted">{props.body}</Text>
        {props.children}
        <ReasonField label={label} field={field} {...typed} />
        <Problem text={error} />
      </Stack>
    </Question>
  );
}
