import { useState, type FormEvent } from 'react';
import type { AccountProfile } from '../../domain/accounts/account';
import { session } from '../../gateway/browserSession';
import { ServerAnswer, Unreachable } from '../../gateway/calls';
import { appLockText } from '../../i18n/appLock';
import {
  lookAtLock,
  mayTryPin,
  openLock,
  readLock,
  tryPassword,
  tryPin,
} from '../../platform/appLock';
import { Button } from '../../ui/plain/Button';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { EntranceLink } from './EntranceLink';
import { Frame } from './Frame';
import { loginErrorText } from './loginError';
import { PasswordField } from '../../ui/plain/PasswordField';
import { ENTRANCE_PATHS } from './paths';

const text = appLockText.screen;

/** @returns why it stays locked */
async function openByPassword(account: AccountProfile, typed: string): Promise<string | null> {
  try {
    const { accountId } = await session.login(account.email, typed);
    return accountId === account.accountId ? null : text.wrongPassword;
  } catch (error) {
    // The server asks for a second factor only after a right password, and this device is signed in already.
    if (error instanceof ServerAnswer && error.code === 'second_factor_needed') {
      openLock(localStorage, account.accountId, Date.now());
      return null;
    }
    if (!(error instanceof Unreachable)) return loginErrorText(error);
  }
  if (!readLock(localStorage, account.accountId).password) return text.needsNetwork;
  const isOpen = await tryPassword(localStorage, account.accountId, typed, Date.now());
  return isOpen ? null : text.wrongOffline;
}

async function openByPin(account: AccountProfile, typed: string): Promise<string | null> {
  const isOpen = await tryPin(localStorage, account.accountId, typed, Date.now());
  if (isOpen) return null;
  return mayTryPin(readLock(localStorage, account.accountId)) ? text.wrongPin : text.pinsOver;
}

function useTry(account: AccountProfile, isPin: boolean) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || typed === '') return;
    setBusy(true);
    setError(null);
    setTyped('');
    try {
      setError(await (isPin ? openByPin : openByPassword)(account, typed));
    } catch (cause) {
      setError(loginErrorText(cause));
    } finally {
      setBusy(false);
      lookAtLock();
    }
  };
  return { typed, setTyped, busy, error, submit };
}

function Secret(props: { isPin: boolean; value: string; onChange: (value: string) => void }) {
  const { isPin, ...field } = props;
  if (!isPin)
    return <PasswordField label={text.password} autoComplete="current-password" {...field} />;
  const digits = { type: 'password', autoComplete: 'off', inputMode: 'numeric' } as const;
  return <TextField label={text.pin} name="pin" {...digits} {...field} />;
}

/** Nothing of the account is rendered behind it. */
export function LockScreen({ account }: { account: AccountProfile }) {
  const [byPassword, setByPassword] = useState(false);
  const mayPin = mayTryPin(readLock(localStorage, account.accountId));
  const isPin = mayPin && !byPassword;
  const { typed, setTyped, busy, error, submit } = useTry(account, isPin);
  return (
    <Frame title={text.title} above={<p className="p-muted">{text.whose(account.name)}</p>}>
      <form onSubmit={(event) => void submit(event)} noValidate className="p-stack">
        <Secret isPin={isPin} value={typed} onChange={setTyped} />
        <Problem text={error} />
        <Button type="submit" className="p-large" loading={busy}>
          {text.open}
        </Button>
        {mayPin ? (
          <Button variant="ghost" onClick={() => setByPassword(!byPassword)}>
            {byPassword ? text.toPin : text.toPassword}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => void session.logout()}>
          {text.signOut}
        </Button>
      </form>
      <EntranceLink to={ENTRANCE_PATHS.forgot}>{text.forgot}</EntranceLink>
    </Frame>
  );
}
