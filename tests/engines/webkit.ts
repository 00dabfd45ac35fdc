import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../support/freePort';
import { pause, type Engine, type EnginePage } from './page';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const HEIGHT = 900;

function miniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  return folders
    .flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => name.startsWith('webkit2gtk-'))
            .map((name) => `${folder}/${name}/MiniBrowser`)
        : [],
    )
    .find((path) => existsSync(path));
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

const caller =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const findParent = (id: string): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
  } catch {
    return -1;
  }
};

/** Needed because the browser outlives its driver. */
function listChildren(parent: number): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = ids.filter((id) => findParent(id) === parent).map(Number);
  return own.flatMap((id) => [id, ...listChildren(id)]);
}

function end(...processes: ChildProcess[]): void {
  for (const { pid } of processes)
    for (const id of pid === undefined ? [] : [...listChildren(pid), pid])
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It ended with what it belonged to.
      }
}

async function begin(call: Call, width: number): Promise<string> {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' },
  };
  for (let tries = 0; ; tries += 1)
    try {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
      await call('POST', `/session/${sessionId}/window/rect`, { width, height: HEIGHT });
      return `/session/${sessionId}`;
    } catch (error) {
      // The driver needs a moment until it listens.
      if (tries > 20) throw error;
      await pause(500);
    }
}

function createPage(call: Call, session: string, close: () => Promise<void>): EnginePage {
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (body, ...args) => call('POST', `${session}/execute/sync`, { script: body, args }),
    type: async (text) => {
      const active = await call<Record<string, string>>('GET', `${session}/element/active`);
      const [id] = Object.values(active);
      await call('POST', `${session}/element/${id}/value`, { text });
    },
    close,
  };
}

/** The engine nearest to that of iPads and iPhones. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () => {
    const needed = [DRIVER, DISPLAY_SERVER].filter((path) => !existsSync(path));
    const all = miniBrowser() ? needed : [...needed, 'MiniBrowser'];
    return all.length > 0 ? `${all.join(', ')} (packages webkit2gtk-driver, xvfb)` : undefined;
  },
  start: async (width) => {
    const [port, display] = [await freePort(), `:${90 + (process.pid % 400)}`];
    const server = spawn(
      DISPLAY_SERVER,
      [display, '-screen', '0', `${width + 100}x${HEIGHT + 100}x24`],
      { stdio: 'ignore' },
    );
    const env = {
      ...process.env,
      DISPLAY: display,
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    };
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
    try {
      const call = caller(`http://127.0.0.1:${port}`);
      const session = await begin(call, width);
      return createPage(call, session, async () => {
        await call('DELETE', session).catch(() => undefined);
        end(driver, server);
      });
    } catch (error) {
      end(driver, server);
      throw error;
    }
  },
};
