import { forgotPassword } from '../../api/passwords';
import { useState, type FormEvent } from 'react';
import { emailSchema, RESET_MINUTES } from '../../domain/accounts/account';
import { accountPages } from '../../i18n/accountPages';
import { gateway } from '../../gateway/browserSession';
import { Button } from '../../ui/plain/Button';
import { TextField } from '../../ui/plain/TextField';
import { useDraft } from '../../ui/useDraft';
import { EntranceLink } from './EntranceLink';
import { Below, Frame } from './Frame';
import { ENTRANCE_PATHS } from './paths';
import { Problem } from '../../ui/plain/Problem';
import { useAction } from '../../gateway/useAction';

const texts = accountPages.forgot;

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="p-stack">
      <output>{texts.sent(email, RESET_MINUTES)}</output>
      <Button variant="outline" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

/** Never tells whether the account exists. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useDraft('login:email', '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const wrong = !emailSchema.safeParse(email).success;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    const body = { email: email.trim() };
    if (await run(() => gateway.ask(forgotPassword, { body }))) setSentTo(body.email);
  };
  return (
    <Frame
      title={sentTo === null ? texts.title : texts.sentTitle}
      below={
        <Below>
          <EntranceLink to={ENTRANCE_PATHS.login}>{texts.toLogin}</EntranceLink>
        </Below>
      }
    >
      {sentTo === null ? (
        <form onSubmit={(event) => void submit(event)} noValidate className="p-stack">
          <p className="p-muted">{texts.lead}</p>
          <TextField
            label={accountPages.register.email}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={tried && wrong ? accountPages.fields.email : undefined}
            onChange={setEmail}
          />
          <Problem text={error} />
          <Button type="submit" className="p-large" loading={busy}>
            {texts.submit}
          </Button>
        </form>
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </Frame>
  );
}
