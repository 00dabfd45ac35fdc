import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../sync-server/config';
import { readRuntime } from '../../sync-server/couch/runtime';
import { projectPath } from '../../sync-server/project';
import { connectionsTo, sampleProcess, type ProcessSample } from './machine';

export interface LoadGateway {
  url: string;
  listeningMs: number;
  readyMs: number;
  sample(): ProcessSample;
  connections(): number | null;
  metrics(): Promise<(name: string) => number | null>;
  logged(): readonly string[];
  stop(): Promise<void>;
}

const STOP_LIMIT = 10_000;

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/healthz`)).status === 200;
}

function databasePort({ couchUrl, dataDir }: Config): number {
  const address = new URL(couchUrl ?? readRuntime(dataDir)?.couch.url ?? 'http://localhost');
  return Number(address.port) || (address.protocol === 'https:' ? 443 : 80);
}

export async function startGateway(config: Config, env: NodeJS.ProcessEnv): Promise<LoadGateway> {
  const started = performance.now();
  const nodeOptions = process.env.LOAD_NODE_OPTIONS?.split(' ').filter(Boolean) ?? [];
  const child = fork(projectPath('dist', 'server', 'main.js'), {
    env,
    execArgv: nodeOptions,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', () => reject(new Error(`the gateway ended: ${lines.join('\n')}`)));
  });
  const listeningMs = performance.now() - started;
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) await pause(10);
  const readyMs = performance.now() - started;
  const pid = child.pid ?? 0;
  const database = databasePort(config);
  return {
    url,
    listeningMs,
    readyMs,
    sample: () => sampleProcess(pid),
    connections: () => connectionsTo(database),
    metrics: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return (name) => {
        const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
        return value === undefined ? null : Number(value);
      };
    },
    logged: () => lines,
    stop: async () => {
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
      await ended;
      clearTimeout(cut);
    },
  };
}
