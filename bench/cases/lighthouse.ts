import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { freePort } from '../../tests/support/freePort';
import { BROWSER_ARGS } from '../lib/browser';
import { failedAudits, listFigures, type Result } from '../lib/lighthouse';
import { startGateway } from '../lib/stage';
import type { Case } from './context';

const PAGES: Record<string, string> = {
  entrance: '/',
  menus: '/search-menus',
  articles: '/blog',
  'an article': '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha',
  'a recipe': `/recipe/${HA.workspaceId}-recipe-canh-chua-nhat`,
  "a day's menu": `/daily-menu/${LAN.workspaceId}-menu-giam-can-1500`,
  'an expert': '/expert/bs-nguyen-thi-lan',
};
/** A run takes about 15 seconds. */
const MAX_ROUNDS = 3;
const READY_MS = 30_000;

async function untilPublished(address: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const { status } = await fetch(address);
    if (status === 200) return;
    if (performance.now() > deadline) throw new Error(`${address} answered ${status}`);
    await new Promise((wait) => setTimeout(wait, 250));
  }
}

const run = promisify(execFile);
/** Fetched on demand: its packages are as large as all other development packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_RESULT_BYTES = 32 * 1024 * 1024;

async function audit(address: string, port: number): Promise<Result> {
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    maxBuffer: MAX_RESULT_BYTES,
  });
  const result = JSON.parse(stdout) as Result;
  const { runtimeError } = result;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.code} ${runtimeError.message}`);
  return result;
}

async function auditAll(
  url: string,
  port: number,
  { rounds, report, note }: Parameters<Case>[0],
): Promise<void> {
  for (const [page, path] of Object.entries(PAGES)) {
    await untilPublished(url + path);
    const results: Result[] = [];
    while (results.length < Math.min(rounds, MAX_ROUNDS))
      results.push(await audit(url + path, port));
    for (const figure of listFigures(page, results)) report(figure);
    const failed = new Set(results.flatMap(failedAudits));
    if (failed.size > 0) note(`${page}: not full marks for ${[...failed].join(', ')}`);
  }
}

export const lighthouse: Case = async (measured) => {
  const product = await startGateway(resolve('dist'), { DEMO: 'on' });
  try {
    const port = await freePort();
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    });
    try {
      await auditAll(product.url, port, measured);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
};
