import { Button, chakra, Field, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { emailSchema, RESET_MINUTES } from '../../domain/account';
import { accountPages } from '../../i18n/accountPages';
import { accountCalls } from '../../gateway/browserSession';
import { AppLink } from '../../ui/Link';
import { useDraft } from '../../ui/useDraft';
import { Below, Frame } from './Frame';
import { ACCOUNT_PATHS } from './paths';
import { Problem } from './Problem';
import { useAction } from './useAction';

const texts = accountPages.forgot;

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Stack gap="4">
      <chakra.output display="block">{texts.sent(email, RESET_MINUTES)}</chakra.output>
      <Button variant="outline" colorPalette="gray" onClick={onAgain}>
        {texts.again}
      </Button>
    </Stack>
  );
}

/** `/expert/forgot-password`: asks for a mail with a link. Whether the account exists is not told. */
export function ForgotPasswordPage() {
  // What was typed at the sign-in page is here already.
  const [email, setEmail] = useDraft('login:email', '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const wrong = !emailSchema.safeParse(email).success;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    const address = email.trim();
    if (await run(() => accountCalls.forgotPassword(address))) setSentTo(address);
  };
  return (
    <Frame
      title={sentTo === null ? texts.title : texts.sentTitle}
      below={
        <Below>
          <Link asChild variant="underline" minH="11" alignItems="center">
            <AppLink to={ACCOUNT_PATHS.login}>{texts.toLogin}</AppLink>
          </Link>
        </Below>
      }
    >
      {sentTo === null ? (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="4">
            <Text color="fg.muted">{texts.lead}</Text>
            <Field.Root invalid={tried && wrong}>
              <Field.Label>{accountPages.register.email}</Field.Label>
              <Input
                type="email"
                name="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <Field.ErrorText>{accountPages.fields.email}</Field.ErrorText>
            </Field.Root>
            <Problem text={error} />
            <Button type="submit" colorPalette="leaf" size="lg" loading={busy}>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </Frame>
  );
}
