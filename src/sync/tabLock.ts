import type { TabMessage } from './channel';
import type { Session } from '../gateway/session';

export interface TabLock {
  heard(message: TabMessage): void;
  /** A tab has opened: it may not know yet that the session has ended. */
  answer(): void;
  end(): void;
}

export function createTabLock(
  session: Session,
  accountId: string,
  send: (message: TabMessage) => void,
): TabLock {
  const state = (): ReturnType<Session['getSnapshot']> => session.getSnapshot();
  let reportedLock = state().locked;

  const unwatch = session.subscribe(() => {
    const { account, locked } = state();
    if (locked === reportedLock) return;
    reportedLock = locked;
    if (account?.accountId !== accountId) return;
    if (locked === 'session_ended' || locked === 'account_suspended')
      send({ type: 'locked', reason: locked, told: account.statusReason ?? null });
  });
  // Just signed in here: tabs whose session had ended go on with this one.
  if (session.holdsToken() && !reportedLock) send({ type: 'resumed' });

  return {
    heard(message) {
      const { account, locked } = state();
      if (account?.accountId !== accountId || locked === 'account_mismatch') return;
      if (message.type === 'resumed') session.resume();
      if (message.type !== 'locked' || locked === message.reason) return;
      // An old lock, told to a tab that opened after a new sign-in.
      if (message.old && session.holdsToken()) return send({ type: 'resumed' });
      reportedLock = message.reason;
      session.lock(message.reason, message.told);
    },
    answer() {
      if (state().locked === 'session_ended')
        send({ type: 'locked', reason: 'session_ended', told: null, old: true });
    },
    end: unwatch,
  };
}
