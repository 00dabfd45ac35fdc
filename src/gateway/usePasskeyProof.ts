import { askForPasskey } from '../api/security';
import type { PasskeyAnswer } from '../domain/accounts/passkeys';
import { securityText } from '../i18n/security';
import { gateway } from './browserSession';
import { showPasskey } from './passkeys';
import { useAction } from './useAction';

interface PasskeyProof {
  busy: boolean;
  error: string | null;
  /** @returns undefined where none was shown; `error` says why */
  show: () => Promise<PasskeyAnswer | undefined>;
}

export function usePasskeyProof(): PasskeyProof {
  const { busy, error, run } = useAction(securityText.factor.title);
  const show = async (): Promise<PasskeyAnswer | undefined> => {
    let answer: PasskeyAnswer | undefined;
    await run(async () => {
      answer = await showPasskey((await gateway.ask(askForPasskey, {})).options);
    });
    return answer;
  };
  return { busy, error, show };
}
