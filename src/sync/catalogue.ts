import { catalogueSnapshot } from '../api/sync';
import type { CatalogueState } from '../data/catalogue';
import type { LeafRecord } from '../data/deviceStore';
import type { SnapshotEnd, SnapshotStart } from '../domain/protocol/protocol';
import { readText, ServerAnswer, Unreachable } from '../gateway/calls';
import { restAfter, type SyncContext } from './context';
import { limited } from '../platform/limited';
import type { PullTarget } from './pull';
import { createTask } from './task';

export interface CatalogueSync {
  readonly target: PullTarget;
  resync(): void;
  /** Waits until nothing is being stored. */
  stop(): Promise<void>;
}

/** Milliseconds without any byte; the whole file may take as long as it takes. */
const SILENCE_MS = 60_000;

interface Snapshot {
  leaves: LeafRecord[];
  state: CatalogueState;
}

/** @throws ServerAnswer where it is no snapshot, or a cut one */
function parseSnapshot(text: string, status: number): Snapshot {
  try {
    const [head = '', ...lines] = text.split('\n');
    const { epoch, checkpoint } = JSON.parse(head) as SnapshotStart;
    const { leaves } = JSON.parse(lines.pop() ?? '') as SnapshotEnd;
    if (leaves.length !== lines.length) throw new RangeError('cut');
    return {
      leaves: leaves.map((first, index) => ({ first, text: lines[index] ?? '' })),
      state: { epoch, checkpoint },
    };
  } catch {
    throw new ServerAnswer(status, null, null);
  }
}

/**
 * The catalogue comes as one compressed file, made once for all devices and stored unparsed, and goes on by changes.
 * @param pull asks for changes, once there is a catalogue
 * @param failed told of what waiting does not mend: the storage, or an answer that cannot be understood
 */
export function createCatalogueSync(
  context: SyncContext,
  pull: () => void,
  failed: (error: unknown) => void,
): CatalogueSync {
  const { connection, failures, local, session } = context;
  const { catalogue } = local;
  const end = new AbortController();
  const ended = new Promise<never>((_resolve, reject) => {
    end.signal.addEventListener('abort', () => reject(new Unreachable('stopped')));
  });
  ended.catch(() => undefined);

  async function download(signal: AbortSignal, alive: () => void): Promise<Snapshot> {
    const response = await session.call(catalogueSnapshot.path, { signal });
    return parseSnapshot(await readText(response, alive), response.status);
  }

  async function whole(): Promise<Snapshot> {
    for (;;) {
      await Promise.race([connection.whenOnline(), ended]);
      try {
        // Not bound to the live stream: on a weak line that comes and goes, and the download would begin again each time.
        const loaded = limited(end.signal, SILENCE_MS, download);
        // Stopping must not wait for a call that hangs in the network.
        const snapshot = await Promise.race([loaded, ended]);
        failures.succeeded('catalogue');
        context.contact();
        return snapshot;
      } catch (error) {
        if (end.signal.aborted) throw error;
        await restAfter(context, 'catalogue', error);
      }
    }
  }

  const isPresent = ({ epoch }: CatalogueState): boolean => context.epochs()?.catalogue === epoch;

  /** @returns undefined where it is of another epoch than ours */
  async function present(): Promise<CatalogueState | undefined> {
    const state = await catalogue.state();
    if (state && isPresent(state)) return state;
    const snapshot = await whole();
    if (!isPresent(snapshot.state)) return undefined;
    await catalogue.replace(snapshot.leaves, snapshot.state);
    return snapshot.state;
  }

  const task = createTask(async () => {
    if (await present()) pull();
    // The next `hello` names the database that is there now.
    else connection.reopen();
  }, failed);

  return {
    target: {
      async state() {
        const state = await catalogue.state();
        return state && isPresent(state) ? state : undefined;
      },
      take: (changes, { epoch, checkpoint }) =>
        catalogue.apply(
          changes.map(({ document }) => document),
          { epoch, checkpoint: checkpoint ?? '' },
        ),
    },
    resync: task.wake,
    stop() {
      end.abort();
      return task.stop();
    },
  };
}
