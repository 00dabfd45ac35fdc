import { useCallback, useEffect, useState } from 'react';
import type { ExpertRecord } from '../../domain/account';
import type { AccountStatus } from '../../domain/access/roles';
import { adminTexts } from '../../i18n/admin';
import { adminCalls } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';

interface Shown {
  status: AccountStatus;
  experts: ExpertRecord[] | null;
  error: string | null;
}

/**
 * The experts of a status, as the server tells them; asked again when the network returns.
 * @returns `experts` null until the first answer; after a failure the last answer stays beside `error`
 */
export function useExperts(status: AccountStatus): Shown & {
  reload: () => Promise<void>;
  /** Takes an expert out of the list: a decision has given them another status. */
  remove: (accountId: string) => void;
} {
  const [state, setState] = useState<Shown>({ status, experts: null, error: null });
  const reload = useCallback(async () => {
    try {
      const experts = await adminCalls.experts(status);
      setState({ status, experts, error: null });
    } catch (cause) {
      const error = failureText(cause, adminTexts.experts.what);
      setState((last) => ({
        status,
        experts: last.status === status ? last.experts : null,
        error,
      }));
    }
  }, [status]);
  useEffect(() => {
    const ask = () => void reload();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [reload]);
  const remove = (accountId: string) =>
    setState((last) => ({
      ...last,
      experts: last.experts?.filter((expert) => expert.accountId !== accountId) ?? null,
    }));
  // An answer for another status is none for this one.
  const shown = state.status === status ? state : { status, experts: null, error: null };
  return { ...shown, reload, remove };
}
