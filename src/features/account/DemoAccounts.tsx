import { LogIn } from 'lucide-react';
import type { PublicConfig } from '../../api/status';
import { accountTexts } from '../../i18n/account';
import { Button } from '../../ui/plain/Button';

interface DemoAccountsProps {
  accounts: PublicConfig['demoAccounts'];
  busy: boolean;
  onPick: (email: string, password: string) => Promise<void>;
}

export function DemoAccounts({ accounts, busy, onPick }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-title" className="p-stack">
      <div>
        <h2 id="demo-title" className="p-heading p-small">
          {accountTexts.demoTitle}
        </h2>
        <p className="p-small p-muted">{accountTexts.demoHint}</p>
      </div>
      {accounts.map(({ email, name, password }) => (
        <Button
          key={email}
          variant="outline"
          className="p-start"
          disabled={busy}
          onClick={() => void onPick(email, password)}
        >
          <LogIn aria-hidden />
          <span>
            <span style={{ display: 'block' }}>{name}</span>
            <span className="p-tiny p-muted" style={{ display: 'block', fontWeight: 400 }}>
              {email}
            </span>
          </span>
        </Button>
      ))}
    </section>
  );
}
