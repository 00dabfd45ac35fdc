import { useState, type FormEvent } from 'react';
import { hasPasskeys } from '../../gateway/passkeys';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { Button } from '../../ui/plain/Button';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { ERRORS } from '../../domain/protocol/errors';
import { EntranceLink } from './EntranceLink';
import { Below, Frame } from './Frame';
import { PasswordField } from '../../ui/plain/PasswordField';
import { ENTRANCE_PATHS } from './paths';
import { useGoogleEntry } from './useGoogleEntry';

const texts = accountPages.google;

type Entry = ReturnType<typeof useGoogleEntry>;

function useProofs({ challenge, busy, enter, enterWithPasskey }: Entry) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const credentials = challenge.password ? { password } : {};
  const missing = (value: string, text: string) => (tried && !value.trim() ? text : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || (challenge.password && !password) || (challenge.code && !code.trim())) return;
    void enter({ ...credentials, ...(challenge.code ? { code: code.trim() } : {}) });
  };
  const show = (): void => void enterWithPasskey(credentials);
  return { password, setPassword, code, setCode, missing, submit, show };
}

function Proofs(entry: Entry) {
  const { challenge, busy, error } = entry;
  const { password, setPassword, code, setCode, missing, submit, show } = useProofs(entry);
  return (
    <form onSubmit={submit} noValidate className="p-stack">
      {challenge.password ? (
        <>
          <p>{ERRORS.google_password_needed[1]}</p>
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            value={password}
            error={missing(password, accountTexts.passwordMissing)}
            onChange={setPassword}
          />
        </>
      ) : null}
      {challenge.code ? (
        <CodeField
          value={code}
          error={missing(code, accountTexts.codeMissing)}
          onChange={setCode}
        />
      ) : null}
      {challenge.passkey && hasPasskeys() ? (
        <Button variant="outline" disabled={busy} onClick={show}>
          {accountTexts.withPasskey}
        </Button>
      ) : null}
      <Problem text={error} />
      <Button type="submit" className="p-large" loading={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

function CodeField(props: {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}) {
  return (
    <TextField
      label={accountTexts.code}
      hint={accountTexts.codeHint}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
    />
  );
}

export function GoogleEntry({ onOther }: { onOther: () => void }) {
  const entry = useGoogleEntry();
  const { email, challenge, error, busy } = entry;
  return (
    <Frame
      title={accountTexts.title}
      below={
        <Below>
          <EntranceLink to={ENTRANCE_PATHS.forgot}>{texts.forgot}</EntranceLink>
        </Below>
      }
    >
      <div className="p-stack">
        {email ? <p className="p-muted">{texts.of(email)}</p> : null}
        {challenge.password || challenge.code ? (
          <Proofs {...entry} />
        ) : (
          <>
            {busy ? <p aria-live="polite">{texts.entering}</p> : null}
            <Problem text={error} />
          </>
        )}
        <Button variant="ghost" onClick={onOther}>
          {texts.other}
        </Button>
      </div>
    </Frame>
  );
}
