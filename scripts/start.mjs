/**
 * `npm start`: installs, builds and runs the product. The last lines on standard output are its three doors, the very last
 * one its address; everything else is said on standard error.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

async function prepare() {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** 503 counts: the app shell is served without a database. */
async function answers(address) {
  try {
    const response = await fetch(`${address}/healthz`);
    return response.status === 200 || response.status === 503;
  } catch {
    return false;
  }
}

function addressOf({ host, port }) {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}

async function announce(gateway, place) {
  const address = addressOf(place);
  while (!(await answers(address))) {
    if (gateway.exitCode !== null || gateway.signalCode !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const doors = [
    `Quản trị (admin): ${address}/admin`,
    `Chuyên gia (expert): ${address}/expert/login`,
    'Trang công khai (public):',
    address,
  ];
  process.stdout.write(`${doors.join('\n')}\n`);
}

/**
 * npm signals only its shell, which dies without passing the signal on and would leave the gateway behind. Without npm the
 * parent may go and the gateway stays.
 */
function stopWithNpm(gateway) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) gateway.kill('SIGTERM');
  }, 500).unref();
}

await prepare();
const gateway = fork(join(ROOT, 'dist', 'server', 'main.js'), { stdio: ['ignore', 2, 2, 'ipc'] });
gateway.on('message', (message) => {
  if (message?.type === 'listening') void announce(gateway, message);
});
stopWithNpm(gateway);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    gateway.kill(signal);
  });
gateway.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
});
