import { useState } from 'react';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecovery,
  startSecondFactor,
  type SecondFactorStart,
} from '../../api/security';
import { gateway, session } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { securityText } from '../../i18n/security';
import { toaster } from '../../ui/toaster';
import type { Proven } from '../../blocks/proof/ProofForm';

export type Wanted = 'set' | 'renew' | 'remove' | null;

export function useSecondFactor(load: () => Promise<void>) {
  const [request, setRequest] = useState<Wanted>(null);
  const [start, setStart] = useState<SecondFactorStart | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, error, run, clear } = useAction(securityText.what);

  const want = (next: Wanted): void => {
    clear();
    setStart(null);
    setRequest(next);
  };
  const showCodes = async (
    contract: typeof renewRecovery | typeof confirmSecondFactor,
    code: string,
  ): Promise<void> => setCodes((await gateway.ask(contract, { body: { code } })).recoveryCodes);
  const prove = async (proof: Proven): Promise<void> => {
    await run(async () => {
      if (request === 'renew') await showCodes(renewRecovery, proof.code ?? '');
      else if (request === 'remove') await gateway.ask(removeSecondFactor, { body: proof });
      else setStart(await gateway.ask(startSecondFactor, { body: proof }));
      if (request === 'remove') {
        toaster.create({ title: securityText.factor.turnedOff, type: 'success' });
        want(null);
        await load();
      }
    });
  };
  const confirm = async (code: string): Promise<void> => {
    await run(() => showCodes(confirmSecondFactor, code));
  };
  const finish = async (): Promise<void> => {
    setCodes(null);
    want(null);
    await load();
    // Lifts the block on an administrator who had to set one up first.
    await session.renew().catch(() => undefined);
  };
  return { request, want, start, codes, busy, error, prove, confirm, finish };
}
