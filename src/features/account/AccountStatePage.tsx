import type { ReactNode } from 'react';
import type { AccountProfile } from '../../domain/accounts/account';
import { accountPages } from '../../i18n/accountPages';
import { Button } from '../../ui/plain/Button';
import { Frame } from './Frame';
import { useRecheck } from './useRecheck';

const texts = accountPages.state;

interface StandingPageProps {
  account: AccountProfile;
  unsent?: number;
  onSignOut: () => void;
  children?: ReactNode;
}

function getBody({ status, email, emailConfirmed }: AccountProfile): {
  title: string;
  body: string;
} {
  if (status === 'suspended') return texts.suspended;
  if (status === 'rejected') return texts.rejected;
  const { pending } = texts;
  if (status === 'pending') {
    const body = emailConfirmed === false ? pending.unconfirmed : pending.body;
    return { title: pending.title, body: body(email) };
  }
  // A status that only a newer gateway knows.
  return texts.unknown;
}

function NextSteps() {
  return (
    <div>
      <p className="p-muted">{texts.nextTitle}</p>
      <ol className="p-steps">
        {texts.pending.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

export function AccountStatePage({ account, unsent = 0, onSignOut, children }: StandingPageProps) {
  const { busy, notice, check } = useRecheck(account.status);
  const { title, body } = getBody(account);
  const reason = account.status === 'pending' ? undefined : account.statusReason;
  return (
    <Frame title={title} wide>
      <div className="p-stack p-loose">
        <p>{body}</p>
        {account.status === 'pending' ? <NextSteps /> : null}
        {reason ? (
          <div className="p-quote">
            <p className="p-small p-muted">{texts.reason}</p>
            <p>{reason}</p>
          </div>
        ) : null}
        {unsent > 0 ? (
          <p className="p-notice" data-tone="warning">
            {texts.unsent(unsent)}
          </p>
        ) : null}
        <div aria-live="polite">{notice ? <p className="p-muted">{notice}</p> : null}</div>
        <div className="p-row">
          <Button loading={busy} onClick={check}>
            {texts.check}
          </Button>
          <Button variant="outline" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </div>
        <p className="p-small p-muted">
          {account.name} · {account.email}
        </p>
      </div>
      {children}
    </Frame>
  );
}
