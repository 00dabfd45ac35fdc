import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { countFailures } from './attempts';
import type { SyncContext } from './context';
import { createPause } from './pause';
import { createPuller, type PullerParts, type PullTarget } from './pull';

const buildPage = (names: string[]) =>
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

const call = async (_path: string, init: RequestInit) => {
  const { since } = JSON.parse(init.body as string) as { since: Record<string, unknown> };
  return Response.json({ databases: buildPage(Object.keys(since)) });
};

function buildContext(change: object = {}): SyncContext {
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
    ...change,
  } as unknown as SyncContext;
}

const target = (take: PullTarget['take']): PullTarget => ({
  state: () => Promise.resolve({ epoch: 'e', checkpoint: null }),
  take,
});

const buildParts = (change: Partial<PullerParts>): PullerParts => ({
  context: buildContext(),
  targets: {
    workspace: target(() => Promise.resolve()),
    published: target(() => Promise.resolve()),
    catalogue: target(() => Promise.resolve()),
  },
  caughtUp: () => undefined,
  fellBehind: () => undefined,
  refused: () => undefined,
  failed: (error) => {
    throw error;
  },
  ...change,
});

describe('S02 an answer of several databases', () => {
  it('lets the workspace be pushed before the library behind it is stored', async () => {
    const stored = new Subject<void>();
    const caughtUp = vi.fn();
    const parts = buildParts({ caughtUp });
    parts.targets.published = target(() => firstValueFrom(stored));
    const puller = createPuller(parts);
    puller.wake(['workspace', 'published']);
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('workspace'));
    expect(caughtUp).not.toHaveBeenCalledWith('published');
    stored.next();
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('published'));
    puller.stop();
  });
});

describe('S02 what the server has and the device has not', () => {
  it('is told where a pull fails, and where it takes several pages', async () => {
    let calls = 0;
    const session = {
      call: () => {
        calls += 1;
        if (calls === 1) return Promise.resolve(new Response('', { status: 503 }));
        const [changes, checkpoint, complete] = [[], `c${calls}`, calls > 2];
        return Promise.resolve(
          Response.json({ databases: { workspace: { changes, checkpoint, complete } } }),
        );
      },
    };
    const messages: string[] = [];
    const pause = { ...createPause(), wait: () => Promise.resolve() };
    const puller = createPuller(
      buildParts({
        context: buildContext({ session, pause }),
        caughtUp: (name) => messages.push(`${calls} caught up ${name}`),
        fellBehind: (names) => messages.push(`${calls} behind ${names.join()}`),
      }),
    );
    puller.wake(['workspace']);
    await vi.waitFor(() => expect(messages.at(-1)).toBe('3 caught up workspace'));
    expect(messages).toEqual(['1 behind workspace', '2 behind workspace', '3 caught up workspace']);
    puller.stop();
  });

  it('has come as a whole with the last page of the first pull', async () => {
    let calls = 0;
    const session = {
      call: () => {
        calls += 1;
        const page = { changes: [], checkpoint: `c${calls}`, complete: calls > 1 };
        return Promise.resolve(Response.json({ databases: { workspace: page } }));
      },
    };
    const pause = { ...createPause(), wait: () => Promise.resolve() };
    const take = vi.fn(() => Promise.resolve());
    const caughtUp = vi.fn();
    const parts = buildParts({ context: buildContext({ session, pause }), caughtUp });
    parts.targets.workspace = target(take);
    const puller = createPuller(parts);
    puller.wake(['workspace']);
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('workspace'));
    expect(take.mock.calls).toEqual([
      [[], { epoch: 'e', checkpoint: 'c1', isWhole: false }],
      [[], { epoch: 'e', checkpoint: 'c2', isWhole: true }],
    ]);
    puller.stop();
  });

  it('is not all there because of an answer that came over a former connection', async () => {
    const answered = new Subject<void>();
    const lives = [new AbortController(), new AbortController()].map(({ signal }) => signal);
    let life = 0;
    const session = {
      call: async (path: string, init: RequestInit) => {
        if (life === 0) await firstValueFrom(answered);
        return call(path, init);
      },
    };
    const connection = { online$: new BehaviorSubject(true), signal: () => lives[life] };
    const caughtUp = vi.fn();
    const take = vi.fn(() => Promise.resolve());
    const parts = buildParts({ context: buildContext({ session, connection }), caughtUp });
    parts.targets.workspace = target(take);
    const puller = createPuller(parts);
    puller.wake(['workspace']);
    await new Promise((resolve) => setTimeout(resolve));
    life = 1;
    answered.next();
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(1));
    expect(caughtUp).not.toHaveBeenCalled();
    puller.wake(['workspace']);
    await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledWith('workspace'));
    puller.stop();
  });
});
