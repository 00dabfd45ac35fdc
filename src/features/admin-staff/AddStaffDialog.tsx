import { Button, Field, Input, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { addStaff } from '../../api/staff';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { emailSchema, isPersonName } from '../../domain/accounts/account';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { common } from '../../i18n/common';
import { Question } from '../../ui/AppDialog';
import { Problem } from '../../ui/plain/Problem';
import { toaster } from '../../ui/toaster';
import { RoleField } from './RoleField';

interface Typed {
  name: string;
  email: string;
  adminRole: AdminRole;
}

export function findProblems({ name, email }: Typed): Partial<Record<keyof Typed, string>> {
  const trimmed = name.trim();
  const isName = trimmed.length >= 2 && trimmed.length <= 120 && isPersonName(trimmed);
  return {
    ...(isName ? {} : { name: texts.nameMissing }),
    ...(emailSchema.safeParse(email).success ? {} : { email: texts.emailWrong }),
  };
}

interface FieldsProps {
  typed: Typed;
  problems: ReturnType<typeof findProblems>;
  edit: (change: Partial<Typed>) => void;
}

function Fields({ typed, problems, edit }: FieldsProps) {
  return (
    <>
      <Field.Root invalid={problems.name !== undefined} required>
        <Field.Label>{texts.name}</Field.Label>
        <Input value={typed.name} onChange={({ target }) => edit({ name: target.value })} />
        <Field.ErrorText>{problems.name}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={problems.email !== undefined} required>
        <Field.Label>{texts.email}</Field.Label>
        <Input
          type="email"
          autoComplete="off"
          value={typed.email}
          onChange={({ target }) => edit({ email: target.value })}
        />
        <Field.ErrorText>{problems.email}</Field.ErrorText>
      </Field.Root>
      <RoleField value={typed.adminRole} onChange={(adminRole) => edit({ adminRole })} />
    </>
  );
}

export function AddStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', adminRole: 'support' });
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const box = useRef<HTMLDivElement>(null);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(findProblems(typed)).length > 0) return;
    if (!(await run(() => gateway.ask(addStaff, { body: typed })))) return;
    toaster.create({ title: texts.done(typed.email.trim()), type: 'success' });
    onAdded();
  };
  const buttons = (
    <>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button colorPalette="leaf" loading={busy} onClick={() => void submit()}>
        {texts.submit}
      </Button>
    </>
  );
  const first = () => box.current?.querySelector('input') ?? null;
  const edit = (change: Partial<Typed>): void => setTyped({ ...typed, ...change });
  return (
    <Question initialFocusEl={first} onClose={onClose} title={texts.add} buttons={buttons}>
      <Stack gap="4" ref={box}>
        <Fields typed={typed} problems={tried ? findProblems(typed) : {}} edit={edit} />
        <Problem text={error} />
      </Stack>
    </Question>
  );
}
