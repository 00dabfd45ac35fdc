import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { countFailures } from './attempts';
import type { SyncContext } from './context';
import { createPause } from './pause';
import { createPuller } from './pull';
import type { PullTarget } from './pull';

/** One change of each database, and no more of it. */
const pageOf = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        changes: [{ collection: 'clients', document: { id: name }, rev: '1-a' }],
        checkpoint: 'c1',
        complete: true,
      },
    ]),
  );

/** The server: it has one change of each database that is asked for. */
const call = async (_path: string, init: RequestInit) => {
  const { since } = JSON.parse(init.body as string) as { since: Record<string, unknown> };
  return Response.json({ databases: pageOf(Object.keys(since)) });
};

/** What a puller needs of a tab that leads. */
function contextOf(): SyncContext {
  const { signal } = new AbortController();
  return {
    local: { account: { accountId: 'a', workspaceId: 'w' } },
    deviceId: 'd',
    session: { call },
    connection: { online$: new BehaviorSubject(true), signal: () => signal },
    failures: countFailures(() => undefined),
    pause: createPause(),
    epochs: () => ({ workspace: 'e', catalogue: 'e', published: 'e' }),
    outdated$: new BehaviorSubject(null),
    compared$: new BehaviorSubject(false),
    contact: () => undefined,
  } as unknown as SyncContext;
}

const target = (take: PullTarget['take']): PullTarget => ({
  state: () => Promise.resolve({ epoch: 'e', checkpoint: null }),
  take,
});

describe('S02 an answer of several databases', () => {
  it('lets the workspace be pushed before the library behind it is stored', async () => {
    const stored = new Subject<void>();
    const caughtUp = vi.fn();
    const puller = createPuller({
      context: contextOf(),
      targets: {
        workspace: target(() => Promise.resolve()),
        published: target(() => firstValueFrom(stored)),
        catalogue: target(() => Promise.resolve()),
      },
      caughtUp,
      refused: () => undefined,
      failed: (error) => {
        throw error;
      },
    });
    puller.wake(['workspace', 'published']);
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('workspace'));
    expect(caughtUp).not.toHaveBeenCalledWith('published');
    stored.next();
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('published'));
    puller.stop();
  });
});
