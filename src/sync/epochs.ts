import type { RecordStore } from '../data/store/recordStore';
import { hasAll, pullState } from '../data/store/pullState';
import { detach, takePage } from '../data/store/serverWrites';
import type { Epochs } from '../domain/protocol/protocol';

export interface KnownEpochs {
  current(): Epochs | null;
  /** A workspace database that was replaced since is compared from its beginning. */
  adopt(next: Epochs): Promise<void>;
}

export function createEpochs(store: RecordStore): KnownEpochs {
  let epochs: Epochs | null = null;
  return {
    current: () => epochs,
    async adopt(next) {
      const known = await pullState(store, 'workspace');
      const fresh = { epoch: next.workspace, checkpoint: null, isWhole: hasAll(known) };
      if (!known) await takePage(store, 'workspace', [], fresh);
      else if (known.epoch !== next.workspace) await detach(store, fresh);
      epochs = next;
    },
  };
}
