import { addPasskey, removePasskey, startPasskey } from '../../api/security';
import { useState } from 'react';
import type { Passkey } from '../../domain/accounts/security';
import { gateway, session } from '../../gateway/browserSession';
import { makePasskey } from '../../gateway/passkeys';
import { useAction } from '../../gateway/useAction';
import { securityText } from '../../i18n/security';
import { toaster } from '../../ui/toaster';
import type { Proven } from '../../blocks/proof/ProofForm';

const text = securityText.passkeys;

export type WantedPasskey = 'add' | Passkey | null;

export function usePasskeys(load: () => Promise<void>) {
  const [request, setRequest] = useState<WantedPasskey>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, error, run, clear } = useAction(text.what);

  const want = (next: WantedPasskey): void => {
    clear();
    setRequest(next);
  };
  const done = async (message: string): Promise<void> => {
    toaster.create({ title: message, type: 'success' });
    want(null);
    await load();
    // Lifts the block on an administrator who had to set one up first.
    await session.renew().catch(() => undefined);
  };
  const add = (name: string, proof: Proven) =>
    run(async () => {
      const { options } = await gateway.ask(startPasskey, { body: proof });
      const answer = await makePasskey(options);
      const { recoveryCodes } = await gateway.ask(addPasskey, { body: { name, answer } });
      if (recoveryCodes.length > 0) setCodes(recoveryCodes);
      else await done(text.added(name));
    });
  const remove = ({ id, name }: Passkey, proof: Proven) =>
    run(async () => {
      await gateway.ask(removePasskey, { body: { ...proof, id } });
      await done(text.removed(name));
    });
  const finish = async (): Promise<void> => {
    setCodes(null);
    await done(text.addedFirst);
  };
  return { request, want, codes, busy, error, add, remove, finish };
}
