import {
  approveFoodSubmission,
  declineFoodSubmission,
  joinFoodSubmission,
  type FoodSubmission,
  type NearEntry,
} from '../../api/foodSubmissions';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { toaster } from '../../ui/toaster';
import type { EntryWritten } from './useEntryActs';

const place = ({ workspaceId, id }: FoodSubmission) => ({ workspaceId, id });

/** @param reload after each act, also one that failed: somebody else may have decided */
export function useSubmissionActs(reload: () => Promise<void>) {
  const action = useAction(texts.decide);
  const run = async (work: () => Promise<unknown>, words: string): Promise<boolean> => {
    const isDone = await action.run(work);
    if (isDone) toaster.create({ type: 'success', title: words });
    await reload();
    return isDone;
  };
  return {
    ...action,
    approve: (sent: FoodSubmission, { entry, confirmed }: EntryWritten) => {
      const { revision, formerRevision: entryRevision = null } = sent;
      const body = { revision, entryRevision, entry, confirmed };
      const ask = () => gateway.ask(approveFoodSubmission, { params: place(sent), body });
      return run(ask, texts.done.approve(entry.name));
    },
    join: (sent: FoodSubmission, { entry, revision: entryRevision }: NearEntry) => {
      const body = { revision: sent.revision, entryId: entry.id, entryRevision };
      const ask = () => gateway.ask(joinFoodSubmission, { params: place(sent), body });
      return run(ask, texts.done.join(sent.proposal.name));
    },
    decline: (sent: FoodSubmission, reason: string) => {
      const body = { revision: sent.revision, reason };
      const ask = () => gateway.ask(declineFoodSubmission, { params: place(sent), body });
      return run(ask, texts.done.decline(sent.proposal.name));
    },
  };
}
export type SubmissionActs = ReturnType<typeof useSubmissionActs>;
