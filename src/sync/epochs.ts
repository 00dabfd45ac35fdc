import type { DocumentStore } from '../data/store/documentStore';
import { detach, pullState, takePage } from '../data/store/serverWrites';
import type { Epochs } from '../domain/protocol';

/** Which lives of the server's databases this device works with. */
export interface KnownEpochs {
  /** As `hello` named them last; null before the first. */
  current(): Epochs | null;
  /** Whether this device knows what the present workspace said when it was asked last. */
  isFollowed(): boolean;
  /** Takes over what `hello` names; a workspace that was replaced since is compared from its beginning. */
  adopt(next: Epochs): Promise<void>;
}

export function createEpochs(store: DocumentStore): KnownEpochs {
  let epochs: Epochs | null = null;
  let isFollowed = false;
  return {
    current: () => epochs,
    isFollowed: () => isFollowed,
    async adopt(next) {
      const known = await pullState(store, 'workspace');
      const fresh = { epoch: next.workspace, checkpoint: null };
      if (!known) await takePage(store, 'workspace', [], fresh);
      else if (known.epoch !== next.workspace) await detach(store, fresh);
      isFollowed = known?.epoch === next.workspace && known.checkpoint !== null;
      epochs = next;
    },
  };
}
