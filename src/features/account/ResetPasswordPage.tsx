import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { PASSWORD_MIN } from '../../domain/account';
import { accountPages } from '../../i18n/accountPages';
import { accountCalls, session } from '../../gateway/browserSession';
import { AppLink } from '../../ui/Link';
import { Frame } from './Frame';
import { PasswordField } from './PasswordField';
import { ACCOUNT_PATHS } from './paths';
import { Problem } from './Problem';
import { newPasswordError } from './registration';
import { useAction } from './useAction';

const texts = accountPages.reset;

/** The token of the mail's link; it stands behind `#`, which no server's log sees. */
function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

function ToPage({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild colorPalette="leaf" size="lg" w="full">
      <AppLink to={to}>{children}</AppLink>
    </Button>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const problem = newPasswordError(password);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    if (!(await run(() => accountCalls.resetPassword(token, password)))) return;
    // Whoever is signed in here has been signed out as well; the app learns of it at once.
    if (session.getSnapshot().account) await session.renew().catch(() => undefined);
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Text color="fg.muted">{texts.lead}</Text>
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          hint={accountPages.register.passwordHint(PASSWORD_MIN)}
          value={password}
          error={tried ? problem : undefined}
          onChange={setPassword}
        />
        <Problem text={error} />
        <Button type="submit" colorPalette="leaf" size="lg" loading={busy}>
          {texts.submit}
        </Button>
        <Button asChild variant="ghost" colorPalette="gray">
          <AppLink to={ACCOUNT_PATHS.forgot}>{texts.newLink}</AppLink>
        </Button>
      </Stack>
    </form>
  );
}

/** `/expert/reset-password#token=…`: sets a new password by the link of a mail. */
export function ResetPasswordPage() {
  const [token] = useState(() => tokenOf(window.location.hash));
  const [done, setDone] = useState(false);
  if (done)
    return (
      <Frame title={texts.doneTitle}>
        <Stack gap="5">
          <chakra.output display="block">{texts.done}</chakra.output>
          <ToPage to={ACCOUNT_PATHS.login}>{accountPages.register.toLogin}</ToPage>
        </Stack>
      </Frame>
    );
  if (!token)
    return (
      <Frame title={texts.title}>
        <Stack gap="5">
          <Text>{texts.noToken}</Text>
          <ToPage to={ACCOUNT_PATHS.forgot}>{texts.newLink}</ToPage>
        </Stack>
      </Frame>
    );
  return (
    <Frame title={texts.title}>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </Frame>
  );
}
