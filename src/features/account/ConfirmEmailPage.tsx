import { confirmEmail } from '../../api/emailConfirmation';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gateway, session } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { accountPages } from '../../i18n/accountPages';
import { Button } from '../../ui/plain/Button';
import { Problem } from '../../ui/plain/Problem';
import { Frame } from './Frame';
import { linkToken } from './linkToken';
import { ENTRANCE_PATHS } from './paths';
import { ToPage } from './ToPage';

const texts = accountPages.confirmEmail;

/** Needs a press: mail scanners open links by themselves. */
function Confirm({ token, onDone }: { token: string; onDone: () => void }) {
  const { busy, error, run } = useAction(texts.what);
  const confirm = async (): Promise<void> => {
    if (!(await run(() => gateway.ask(confirmEmail, { body: { token } })))) return;
    if (session.getSnapshot().account) await session.renew().catch(() => undefined);
    onDone();
  };
  return (
    <div className="p-stack">
      <p className="p-muted">{texts.lead}</p>
      <Problem text={error} />
      <Button className="p-large" loading={busy} onClick={() => void confirm()}>
        {texts.submit}
      </Button>
    </div>
  );
}

export function ConfirmEmailPage() {
  const { hash } = useLocation();
  const [token] = useState(() => linkToken(hash));
  const [done, setDone] = useState(false);
  return (
    <Frame title={done ? texts.doneTitle : texts.title}>
      {token && !done ? (
        <Confirm token={token} onDone={() => setDone(true)} />
      ) : (
        <div className="p-stack">
          {done ? <output>{texts.done}</output> : <p>{texts.noToken}</p>}
          <ToPage to={ENTRANCE_PATHS.login}>{texts.toApp}</ToPage>
        </div>
      )}
    </Frame>
  );
}
