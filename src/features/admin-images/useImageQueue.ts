import { useRef, useState } from 'react';
import {
  decideSharedImage,
  undoSharedImage,
  type listSharedImages,
  type StaffImage,
} from '../../api/sharedImages';
import type { CallInput, ContractAnswer } from '../../api/contract';
import { NO_REASON, reasonText, withReason } from '../../blocks/queue/Reasons';
import { useQueue, type Decided, type Queue } from '../../blocks/queue/useQueue';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { SHARED_UNDO_SECONDS, type SharedVerdict } from '../../domain/records/images/sharing';
import { gateway } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';
import type { GatewayQuery } from '../../gateway/useGatewayQuery';
import { adminImageTexts as texts } from '../../i18n/adminImages';
import { queueTexts } from '../../i18n/queue';
import type { Draft } from './DecisionPanel';
import { getKey } from './ImageCard';

type Body = CallInput<typeof decideSharedImage>['body'];
export type ImageList = GatewayQuery<ContractAnswer<typeof listSharedImages>>;

async function send(image: StaffImage, body: Body): Promise<Decided> {
  const { workspaceId, imageId: id, words } = image;
  const params = { workspaceId, id };
  const { image: decided } = await gateway.ask(decideSharedImage, { params, body });
  const { version } = decided;
  return {
    name: words.title,
    done: texts.done[body.verdict](words.title),
    until: new Date(Date.now() + SHARED_UNDO_SECONDS * 1000).toISOString(),
    undo: () => gateway.ask(undoSharedImage, { params, body: { version } }),
  };
}

const newDraft = ({ words }: StaffImage): Draft => ({ words, reason: NO_REASON, problem: null });

function useDraft(image: StaffImage | undefined) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const key = image && getKey(image);
  const draft = (key === undefined ? undefined : drafts.get(key)) ?? (image && newDraft(image));
  const setDraft = (next: Draft): void => {
    if (key !== undefined) setDrafts((all) => new Map(all).set(key, next));
  };
  return [draft, setDraft] as const;
}

const refusalOf = ({ state }: StaffImage): SharedVerdict | undefined =>
  state === 'waiting' ? 'declined' : state === 'approved' ? 'removed' : undefined;

function useKeys(
  queue: Queue<StaffImage>,
  acts: { approve: () => void; refuse: () => void; choose: (reason: string) => void },
): void {
  const [last] = queue.recent;
  useQueueKeys({
    j: () => queue.move(1),
    k: () => queue.move(-1),
    arrowright: () => queue.move(1),
    arrowleft: () => queue.move(-1),
    a: acts.approve,
    r: acts.refuse,
    u: () => last && queue.undo(last),
    ...Object.fromEntries(
      texts.reasons.map((reason, at) => [`${at + 1}`, () => acts.choose(reason)]),
    ),
  });
}

export function useImageQueue(list: ImageList) {
  const queue = useQueue({
    explain: (cause) => failureText(cause, texts.what),
    items: list.answer?.images ?? [],
    keyOf: getKey,
    reload: list.reload,
  });
  const { selected: image } = queue;
  const [draft, setDraft] = useDraft(image);
  const field = useRef<HTMLTextAreaElement>(null);

  const approve = (): void => {
    if (!image || !draft || image.state === 'approved') return;
    const { version, files } = image;
    const { words } = draft;
    queue.decide(image, () => send(image, { verdict: 'approved', version, files, words }));
  };
  const refuse = (): void => {
    const verdict = image && refusalOf(image);
    if (!image || !draft || !verdict || verdict === 'approved') return;
    const reason = reasonText(draft.reason);
    if (reason === '') {
      setDraft({ ...draft, problem: queueTexts.reason.missing });
      field.current?.focus();
      return;
    }
    const { version, files } = image;
    queue.decide(image, () => send(image, { verdict, version, files, reason }));
  };
  const choose = (reason: string): void => {
    if (draft) setDraft({ ...draft, reason: withReason(draft.reason, reason), problem: null });
  };

  useKeys(queue, { approve, refuse, choose });
  return { queue, draft, setDraft, field, approve, refuse };
}
