import { spawn } from 'node:child_process';
import { createWatch, QUIET } from './progress.mjs';

/** Milliseconds from asking a group to end until it is killed. */
const PATIENCE = 5_000;
const groups = new Set();

function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    // It ended meanwhile.
    if (error.code !== 'ESRCH') throw error;
  }
}

// A separate process group does not get the terminal's signals.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(name, () => {
    for (const pid of groups) signal(pid, 'SIGTERM');
    process.kill(process.pid, name);
  });

function endGroup(pid, patience) {
  signal(pid, 'SIGTERM');
  return setTimeout(() => signal(pid, 'SIGKILL'), patience);
}

const minutesOf = (milliseconds) => `${Math.round(milliseconds / 6_000) / 10} minutes`;

function listen(child, watch, { onOutput, onFailed }) {
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      watch.said();
      onOutput?.(String(chunk));
    });
  child.on('message', ({ begun, ended, title, limit, failed }) => {
    if (begun !== undefined) watch.begun(begun, title, limit);
    else if (ended === undefined) watch.said();
    else watch.ended(ended);
    if (failed) onFailed?.(failed);
  });
}

/**
 * Runs a command to its end, or ends it where it makes no progress.
 * @param options `env` beside that of this process; `quiet`, milliseconds without progress; `onOutput`, told of each
 *   piece that it says; `onFailed`, told at once of each test that failed; `patience`, milliseconds that it gets to end
 *   by itself; `createWatcher` instead of the one by the clock
 * @returns {Promise<{ok: boolean, end: string | number, stuck?: string}>} `stuck`: a sentence, where it was ended
 */
export function runWatched(
  command,
  args,
  {
    env = {},
    quiet = QUIET,
    patience = PATIENCE,
    createWatcher = createWatch,
    onOutput,
    onFailed,
  } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    });
    let stuck;
    let ending;
    const watch = createWatcher((titles) => {
      const during = titles.length > 0 ? `, during: ${titles.join('; ')}` : '';
      stuck = `No progress for ${minutesOf(quiet)}, so it was ended${during}.`;
      ending = endGroup(child.pid, patience);
    }, quiet);
    if (child.pid !== undefined) groups.add(child.pid);
    listen(child, watch, { onOutput, onFailed });
    const close = (end) => {
      watch.stop();
      groups.delete(child.pid);
      clearTimeout(ending);
      resolve({ ok: end === 0 && stuck === undefined, end, ...(stuck ? { stuck } : {}) });
    };
    child.once('error', (error) => close(error.message));
    child.once('close', (code, name) => close(name ?? code));
  });
}
