import { changePassword } from '../../api/passwords';
import { Button, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { PASSWORD_MIN } from '../../domain/accounts/account';
import { accountPages } from '../../i18n/accountPages';
import { gateway, session } from '../../gateway/browserSession';
import { toaster } from '../../ui/toaster';
import { PasswordField } from '../../ui/plain/PasswordField';
import { Problem } from '../../ui/plain/Problem';
import { newPasswordError } from './registration';
import { useAction } from '../../gateway/useAction';

const texts = accountPages.password;

async function change(current: string, next: string): Promise<void> {
  await gateway.ask(changePassword, { body: { currentPassword: current, newPassword: next } });
  await session.passwordChanged(next);
}

export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const problem = newPasswordError(next);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!current || problem) return;
    if (!(await run(() => change(current, next)))) return;
    setCurrent('');
    setNext('');
    setTried(false);
    toaster.create({ title: texts.done, type: 'success' });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <VisuallyHidden>
          <input
            type="email"
            name="username"
            autoComplete="username"
            tabIndex={-1}
            aria-hidden
            readOnly
            value={email}
          />
        </VisuallyHidden>
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          value={current}
          error={tried && !current ? accountPages.fields.passwordMissing : undefined}
          onChange={setCurrent}
        />
        <PasswordField
          label={texts.next}
          autoComplete="new-password"
          hint={accountPages.register.passwordHint(PASSWORD_MIN)}
          value={next}
          error={tried ? problem : undefined}
          onChange={setNext}
        />
        <Problem text={error} />
        <Button type="submit" colorPalette="leaf" alignSelf="start" loading={busy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
