import { pullChanges } from '../api/sync';
import type { DatabaseName } from '../domain/records';
import { LIBRARY_KINDS } from '../domain/records/library';
import {
  SYNC_LIMITS,
  type ChangedDocument,
  type ChangesResponse,
  type DatabaseChanges,
} from '../domain/protocol/protocol';
import { isRecord } from '../data/plain';
import { hasAll, type PullState } from '../data/store/pullState';
import { ServerAnswer, Unreachable } from '../gateway/calls';
import {
  afterFailure,
  getCaller,
  isOfDevice,
  mayPull,
  postSync,
  waitForUpdate,
  when,
  type SyncContext,
} from './context';
import { createTask } from './task';

export interface PullTarget {
  state(): Promise<PullState | undefined>;
  /** Both or neither, so that a crash loses no change. */
  take(changes: readonly ChangedDocument[], state: PullState): Promise<void>;
}

export interface Puller {
  wake(names: readonly DatabaseName[]): void;
  stop(): void;
}

export interface PullerParts {
  context: SyncContext;
  targets: Record<DatabaseName, PullTarget>;
  caughtUp(name: DatabaseName): void;
  fellBehind(names: readonly DatabaseName[]): void;
  refused(): void;
  /** Errors that waiting does not mend: those of the device's storage. */
  failed(error: unknown): void;
}

const BOUNDS = { limit: SYNC_LIMITS.pullDocuments, libraryKinds: LIBRARY_KINDS } as const;

type Page = ChangesResponse['databases'];
type States = Map<DatabaseName, PullState>;

function isChange(value: unknown): value is ChangedDocument {
  if (!isRecord(value) || !isRecord(value.document)) return false;
  return typeof value.document.id === 'string' && typeof value.rev === 'string';
}

/** Checks the frame only: a newer version may have written the documents. */
function isChanges(value: unknown): value is DatabaseChanges {
  if (!isRecord(value)) return false;
  const { changes, checkpoint, complete } = value;
  const isCheckpoint = checkpoint === null || typeof checkpoint === 'string';
  return (
    Array.isArray(changes) && changes.every(isChange) && isCheckpoint && complete !== undefined
  );
}

/** @throws ServerAnswer where the answer is not one of ours; it is asked for again */
function parsePage(body: unknown, states: States): Page {
  const databases = isRecord(body) && isRecord(body.databases) ? body.databases : {};
  const page: Page = {};
  for (const name of states.keys()) {
    const changes = databases[name];
    if (!isChanges(changes)) throw new ServerAnswer(200, null, null);
    page[name] = changes;
  }
  return page;
}

async function readStates(
  targets: PullerParts['targets'],
  names: readonly DatabaseName[],
): Promise<States> {
  const states: States = new Map();
  for (const name of names) {
    const known = await targets[name].state();
    if (known) states.set(name, known);
  }
  return states;
}

const isSame = (a: States, b: States): boolean =>
  [...a].every(([name, { checkpoint }]) => checkpoint === b.get(name)?.checkpoint);

function behind(states: States, page: Page): { next: States; more: States } {
  const next: States = new Map();
  const more: States = new Map();
  for (const [name, former] of states) {
    const { epoch } = former;
    const databasePage = page[name];
    const reached = {
      epoch,
      checkpoint: databasePage?.checkpoint ?? former.checkpoint,
      isWhole: hasAll(former) || databasePage?.complete === true,
    };
    next.set(name, reached);
    if (databasePage && !databasePage.complete) more.set(name, reached);
  }
  return { next, more };
}

async function storePage(
  targets: PullerParts['targets'],
  page: Page,
  states: States,
  stored: (name: DatabaseName) => void,
): Promise<void> {
  for (const [name, reached] of states) {
    const present = await targets[name].state();
    const changes = page[name]?.changes ?? [];
    // Another epoch of the database may have begun while the call was under way.
    const isCurrent = present?.epoch === reached.epoch;
    const isMoved =
      present?.checkpoint !== reached.checkpoint || hasAll(present) !== reached.isWhole;
    if (isCurrent && (changes.length > 0 || isMoved)) await targets[name].take(changes, reached);
    stored(name);
  }
}

export function createPuller(parts: PullerParts): Puller {
  const { context, targets, caughtUp, fellBehind, refused, failed } = parts;
  const { connection, failures, pause } = context;
  const databases = new Set<DatabaseName>();
  const state = { isStopped: false };

  async function ask(states: States): Promise<Page> {
    const epochs = context.epochs();
    if (!epochs) throw new Unreachable('no hello yet');
    const since = Object.fromEntries(
      [...states].map(([name, { checkpoint }]) => [name, checkpoint]),
    );
    const body = { ...getCaller(context), ...BOUNDS, epochs, since };
    const page = parsePage(await postSync(context, pullChanges, body), states);
    failures.succeeded('pull');
    context.contact();
    return page;
  }

  function begin(states: States): { page: Promise<Page>; life: AbortSignal } {
    const life = connection.signal();
    const page = ask(states);
    page.catch(() => undefined); // The caller gets the error; this keeps it from counting as unhandled.
    return { page, life };
  }

  async function pull(names: readonly DatabaseName[]): Promise<void> {
    let states = await readStates(targets, names);
    let answer = states.size > 0 ? begin(states) : undefined;
    while (answer && !state.isStopped) {
      const { life } = answer;
      const page = await answer.page;
      const { next, more } = behind(states, page);
      if (more.size > 0) fellBehind([...more.keys()]);
      // A server that has more but does not move on would be asked for ever.
      if (more.size > 0 && isSame(more, states)) await pause.wait(1);
      answer = more.size > 0 ? begin(more) : undefined;
      // Each by itself: what the workspace may push does not wait for the library behind it.
      await storePage(targets, page, next, (name) => {
        if (life === connection.signal() && !more.has(name)) caughtUp(name);
      });
      states = more;
    }
  }

  const task = createTask(async () => {
    await when(context, mayPull);
    const names = [...databases];
    databases.clear();
    try {
      await pull(names);
    } catch (error) {
      if (state.isStopped) return;
      for (const name of names) databases.add(name);
      fellBehind(names);
      if (isOfDevice(error)) throw error;
      task.wake();
      if (await waitForUpdate(context, 'pull', error)) return;
      if (error instanceof ServerAnswer) refused();
      await afterFailure(context, 'pull', error);
    }
  }, failed);

  return {
    wake(names) {
      for (const name of names) databases.add(name);
      task.wake();
    },
    stop() {
      state.isStopped = true;
      void task.stop();
      pause.wake();
    },
  };
}
