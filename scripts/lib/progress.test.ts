import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatch, QUIET } from './progress.mjs';
import { runWatched } from './watched.mjs';

describe('a part of the gate that makes no progress', () => {
  let stuck: string[][];
  const watched = () => createWatch((titles: string[]) => void stuck.push(titles));

  beforeEach(() => {
    stuck = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('is stuck after two minutes in which nothing was said, once', () => {
    watched();
    vi.advanceTimersByTime(QUIET - 1);
    expect(stuck).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stuck).toEqual([[]]);
    vi.advanceTimersByTime(10 * QUIET);
    expect(stuck).toHaveLength(1);
    expect(QUIET).toBe(120_000);
  });

  it.each<[string, (watch: ReturnType<typeof watched>, at: number) => void]>([
    ['words', (watch) => watch.said()],
    ['tests that begin', (watch, at) => watch.begun(`${at}`, `test ${at}`)],
    ['tests that end', (watch, at) => watch.ended(`${at}`)],
  ])('goes on by %s', (_name, progress) => {
    const watch = watched();
    for (let at = 0; at < 20; at += 1) {
      vi.advanceTimersByTime(QUIET - 1);
      progress(watch, at);
    }
    expect(stuck).toEqual([]);
    vi.advanceTimersByTime(QUIET);
    expect(stuck).toHaveLength(1);
  });

  it('names the tests that run, and none that ended', () => {
    const watch = watched();
    watch.begun('1', 'one');
    watch.begun('2', 'two', 90_000);
    watch.begun('3', 'three', Number.POSITIVE_INFINITY);
    watch.ended('1');
    vi.advanceTimersByTime(QUIET);
    expect(stuck).toEqual([['two', 'three']]);
  });

  it('gives a test the time that it says it may take, while it runs', () => {
    const watch = watched();
    watch.begun('1', 'a walk', 240_000);
    vi.advanceTimersByTime(240_000);
    expect(stuck).toEqual([]);
    watch.ended('1');
    vi.advanceTimersByTime(QUIET - 1);
    expect(stuck).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stuck).toEqual([[]]);
  });

  it('is left alone once it is over', () => {
    watched().stop();
    vi.advanceTimersByTime(10 * QUIET);
    expect(stuck).toEqual([]);
  });
});

const stuckAtOnce: typeof createWatch = (onStuck) => ({
  said: () => undefined,
  begun: (_id: string, title: string) => onStuck([title]),
  ended: () => undefined,
  stop: () => undefined,
});

const program = (source: string) => [process.execPath, ['-e', source]] as const;
const HANGS = 'setInterval(() => undefined, 1000)';
const TELLS = "process.send({ begun: '1', title: 'a test that hangs' });";

describe('a command that is watched', () => {
  it('is ended with all that it started, and with nothing else', async () => {
    let output = '';
    const other = runWatched(...program("setTimeout(() => console.log('whole'), 3000)"), {
      onOutput: (text: string) => void (output += text),
    });
    // The child ignores SIGTERM and keeps the output open: both must be ended, or this waits for ever.
    const started = `process.on('SIGTERM', () => undefined); process.send('ready'); ${HANGS}`;
    const outcome = runWatched(
      ...program(
        `const child = require('node:child_process').fork('-', [], { execArgv: ['-e', ${JSON.stringify(started)}] });
         child.once('message', () => { ${TELLS} }); ${HANGS}`,
      ),
      { createWatcher: stuckAtOnce, patience: 200 },
    );
    expect(await outcome).toMatchObject({
      ok: false,
      end: 'SIGTERM',
      stuck: expect.stringContaining('a test that hangs'),
    });
    expect(await other).toEqual({ ok: true, end: 0 });
    expect(output).toBe('whole\n');
  });

  it('tells of a test that failed at once, and goes on to its end', async () => {
    const messages: string[] = [];
    let isOver = false;
    const run = runWatched(
      ...program(
        `process.send({ ended: '1', failed: { title: 'one', message: 'expected' } });
         process.stdin.resume(); setTimeout(() => process.exit(3), 500)`,
      ),
      {
        onFailed: ({ title }: { title: string }) =>
          void messages.push(`${title} ${String(isOver)}`),
      },
    ).finally(() => (isOver = true));
    expect(await run).toEqual({ ok: false, end: 3 });
    expect(messages).toEqual(['one false']);
  });

  it('says why it could not begin', async () => {
    expect(await runWatched('/nonexistent/program', [])).toMatchObject({
      ok: false,
      end: expect.stringContaining('ENOENT'),
    });
  });
});
