import {
  approveFoodSubmission,
  askFoodSubmission,
  declineFoodSubmission,
  joinFoodSubmission,
  undoFoodDecision,
  type FoodSubmission,
  type NearEntry,
  type UndoableDecision,
} from '../../api/foodSubmissions';
import type { Decided, Queue } from '../../blocks/queue/useQueue';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { toaster } from '../../ui/toaster';
import type { EntryWritten } from './useEntryActs';

const place = ({ workspaceId, id }: FoodSubmission) => ({ workspaceId, id });

function toDecided(
  sent: FoodSubmission,
  done: string,
  decision: UndoableDecision,
): Decided | undefined {
  if (!decision) return undefined;
  const body = { decisionId: decision.id };
  const undo = () => gateway.ask(undoFoodDecision, { params: place(sent), body });
  return { name: sent.proposal.name, done, until: decision.until, undo };
}

/**
 * Typed text stays in its dialog until it was taken.
 * @param reload after each act, also one that failed: somebody else may have decided
 */
export function useSubmissionActs(queue: Queue<FoodSubmission>, reload: () => Promise<void>) {
  const action = useAction(texts.decide);
  const run = async (
    sent: FoodSubmission,
    ask: () => Promise<{ decision?: UndoableDecision }>,
    done: string,
  ): Promise<boolean> => {
    const isDone = await action.run(async () => {
      const decided = toDecided(sent, done, (await ask()).decision);
      if (!decided) toaster.create({ type: 'success', title: done });
      queue.decide(sent, () => Promise.resolve(decided));
    });
    await reload();
    return isDone;
  };
  return {
    ...action,
    approve: (sent: FoodSubmission, { entry, confirmed }: EntryWritten) => {
      const { revision, formerRevision: entryRevision = null } = sent;
      const body = { revision, entryRevision, entry, confirmed };
      const ask = () => gateway.ask(approveFoodSubmission, { params: place(sent), body });
      return run(sent, ask, texts.done.approve(entry.name));
    },
    join: (sent: FoodSubmission, { entry, revision: entryRevision }: NearEntry) => {
      const body = { revision: sent.revision, entryId: entry.id, entryRevision };
      const ask = () => gateway.ask(joinFoodSubmission, { params: place(sent), body });
      return run(sent, ask, texts.done.join(sent.proposal.name));
    },
    decline: (sent: FoodSubmission, reason: string) => {
      const body = { revision: sent.revision, reason };
      const ask = () => gateway.ask(declineFoodSubmission, { params: place(sent), body });
      return run(sent, ask, texts.done.decline(sent.proposal.name));
    },
    ask: (sent: FoodSubmission, question: string) => {
      const body = { revision: sent.revision, question };
      const ask = () => gateway.ask(askFoodSubmission, { params: place(sent), body });
      return run(sent, ask, texts.done.ask(sent.proposal.name));
    },
  };
}
export type SubmissionActs = ReturnType<typeof useSubmissionActs>;
