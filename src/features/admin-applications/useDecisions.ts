import { useCallback, useState } from 'react';
import {
  activateExpert,
  rejectExpert,
  UNDO_SECONDS,
  undoDecision,
  type ExpertRecord,
} from '../../api/experts';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminApplicationTexts as texts } from '../../i18n/adminApplications';
import { toaster } from '../../ui/toaster';

export interface Recent {
  expert: ExpertRecord;
  decision: string;
  done: string;
  /** By the clock of this device, which may go otherwise than the server's. */
  until: string;
}

interface List {
  reload: () => Promise<void>;
  remove: (accountId: string) => void;
}

export function useDecisions({ reload, remove }: List) {
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  const { busy, error, run, clear } = useAction(texts.what);

  const forget = useCallback(
    (decision: string) => setRecent((all) => all.filter((one) => one.decision !== decision)),
    [],
  );

  const decide = async (expert: ExpertRecord, reason?: string): Promise<boolean> => {
    const params = { id: expert.accountId };
    const isDone = await run(async () => {
      const { undo } =
        reason === undefined
          ? await gateway.ask(activateExpert, { params, body: {} })
          : await gateway.ask(rejectExpert, { params, body: { reason } });
      const word = reason === undefined ? texts.done.approve : texts.done.reject;
      const until = new Date(Date.now() + UNDO_SECONDS * 1000).toISOString();
      const done = word(expert.name);
      if (undo) setRecent((all) => [{ expert, decision: undo.decision, done, until }, ...all]);
      else toaster.create({ title: done, type: 'success' });
    });
    // Somebody else may have decided meanwhile.
    if (!isDone) return (await reload(), false);
    remove(expert.accountId);
    return true;
  };

  const undo = async ({ expert: { accountId, name }, decision }: Recent): Promise<void> => {
    const isDone = await run(() =>
      gateway.ask(undoDecision, { params: { id: accountId }, body: { decision } }),
    );
    if (isDone) toaster.create({ title: texts.undone(name), type: 'success' });
    forget(decision);
    await reload();
  };

  return { recent, busy, error, clear, decide, undo, forget };
}
