import { lazy, useState } from 'react';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { session } from '../../gateway/browserSession';
import { hasPasskeys } from '../../gateway/passkeys';
import { useDraft } from '../../ui/useDraft';
import { DemoAccounts } from './DemoAccounts';
import { EntranceLink } from './EntranceLink';
import { Below, Frame } from './Frame';
import { GoogleButton } from './GoogleButton';
import { googleProblem, toldByGoogle } from './googleTold';
import { LoginForm } from './LoginForm';
import { ENTRANCE_PATHS } from './paths';
import { StorageNote, useStorageReport } from './StorageNote';
import { useLogin } from './useLogin';
import { usePublicConfig } from './usePublicConfig';

const texts = accountPages.login;

const GoogleEntry = lazy(async () => ({ default: (await import('./GoogleEntry')).GoogleEntry }));

function Further(props: {
  busy: boolean;
  onPick: (email: string, password: string) => Promise<void>;
}) {
  const config = usePublicConfig();
  const storage = useStorageReport();
  return (
    <>
      <Below text={texts.noAccount}>
        <EntranceLink to={ENTRANCE_PATHS.register}>{texts.register}</EntranceLink>
      </Below>
      <StorageNote report={storage} />
      {/* Behind the note, so that neither moves the other when it comes. */}
      {storage && config ? <DemoAccounts accounts={config.demoAccounts} {...props} /> : null}
    </>
  );
}

export function LoginPage() {
  // Read once: the next page's address no longer holds Google's result.
  const [googleResult, setGoogleResult] = useState(() => toldByGoogle());
  if (googleResult === 'ready') return <GoogleEntry onOther={() => setGoogleResult(null)} />;
  return <PasswordLogin problem={googleResult === null ? null : googleProblem(googleResult)} />;
}

function PasswordLogin({ problem }: { problem: string | null }) {
  const knownEmail = session.getSnapshot().account?.email;
  const { busy, error, login, loginWithPasskey, challenge } = useLogin();
  const [email, setEmail, clearEmail] = useDraft('login:email', knownEmail ?? '');
  const asksCode = challenge !== null && challenge.email === email.trim();
  const asksPasskey = asksCode && challenge.passkey !== null && hasPasskeys();
  const enter = async (as: string, password: string, code?: string) => {
    setEmail(as);
    if (await login(as, password, code)) clearEmail();
  };
  const show = async (as: string, password: string) => {
    if (await loginWithPasskey(as, password)) clearEmail();
  };
  return (
    <Frame
      title={accountTexts.title}
      above={<p className="p-muted">{accountTexts.lead}</p>}
      below={<Further busy={busy} onPick={enter} />}
    >
      {knownEmail ? (
        <p className="p-muted" style={{ marginBottom: '1rem' }}>
          {accountTexts.sessionEnded}
        </p>
      ) : null}
      <LoginForm
        {...{ email, busy, asksCode }}
        error={error ?? problem}
        onEmail={setEmail}
        onSubmit={enter}
        {...(asksPasskey ? { onPasskey: show } : {})}
      />
      <div className="p-apart">
        <EntranceLink to={ENTRANCE_PATHS.forgot}>{texts.forgot}</EntranceLink>
      </div>
      <GoogleButton />
    </Frame>
  );
}
