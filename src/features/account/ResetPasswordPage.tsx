import { resetPassword } from '../../api/passwords';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PASSWORD_MIN } from '../../domain/accounts/account';
import { accountPages } from '../../i18n/accountPages';
import { gateway, session } from '../../gateway/browserSession';
import { Button } from '../../ui/plain/Button';
import { EntranceLink } from './EntranceLink';
import { Frame } from './Frame';
import { PasswordField } from '../../ui/plain/PasswordField';
import { linkToken } from './linkToken';
import { ENTRANCE_PATHS } from './paths';
import { Problem } from '../../ui/plain/Problem';
import { newPasswordError } from './registration';
import { ToPage } from './ToPage';
import { useAction } from '../../gateway/useAction';

const texts = accountPages.reset;

const getTexts = (isInvited: boolean) => (isInvited ? { ...texts, ...texts.invited } : texts);

interface NewPasswordProps {
  token: string;
  isInvited: boolean;
  onDone: () => void;
}

function NewPassword({ token, isInvited, onDone }: NewPasswordProps) {
  const words = getTexts(isInvited);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const problem = newPasswordError(password);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    if (!(await run(() => gateway.ask(resetPassword, { body: { token, newPassword: password } }))))
      return;
    // The reset ended every session of the account, this one too.
    if (session.getSnapshot().account) await session.renew().catch(() => undefined);
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="p-stack">
      <p className="p-muted">{words.lead}</p>
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        hint={accountPages.register.passwordHint(PASSWORD_MIN)}
        value={password}
        error={tried ? problem : undefined}
        onChange={setPassword}
      />
      <Problem text={error} />
      <Button type="submit" className="p-large" loading={busy}>
        {words.submit}
      </Button>
      {isInvited ? (
        <p className="p-muted">{texts.invited.again}</p>
      ) : (
        <EntranceLink to={ENTRANCE_PATHS.forgot}>{texts.newLink}</EntranceLink>
      )}
    </form>
  );
}

export function ResetPasswordPage() {
  const { hash } = useLocation();
  const [token] = useState(() => linkToken(hash));
  const [isInvited] = useState(() => new URLSearchParams(hash.slice(1)).has('invited'));
  const [done, setDone] = useState(false);
  const words = getTexts(isInvited);
  if (done)
    return (
      <Frame title={words.doneTitle}>
        <div className="p-stack">
          <output>{words.done}</output>
          <ToPage to={ENTRANCE_PATHS.login}>{accountPages.register.toLogin}</ToPage>
        </div>
      </Frame>
    );
  if (!token)
    return (
      <Frame title={texts.title}>
        <div className="p-stack">
          <p>{texts.noToken}</p>
          <ToPage to={ENTRANCE_PATHS.forgot}>{texts.newLink}</ToPage>
        </div>
      </Frame>
    );
  return (
    <Frame title={words.title}>
      <NewPassword token={token} isInvited={isInvited} onDone={() => setDone(true)} />
    </Frame>
  );
}
