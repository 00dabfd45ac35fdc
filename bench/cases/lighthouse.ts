import { resolve } from 'node:path';
import type { Result } from 'lighthouse';
import { chromium } from 'playwright';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { freePort } from '../../tests/support/freePort';
import { BROWSER_ARGS } from '../lib/browser';
import { failedAudits, figuresOf } from '../lib/lighthouse';
import { startGateway } from '../lib/stage';
import type { Case } from './context';

/** The kinds of public pages, each by one page of the demo. */
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

/** Waits until the demo's page is published. @throws Error when it is not in time */
async function untilPublished(address: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const { status } = await fetch(address);
    if (status === 200) return;
    if (performance.now() > deadline) throw new Error(`${address} answered ${status}`);
    await new Promise((wait) => setTimeout(wait, 250));
  }
}

/** One run with the default configuration: a phone, with its network and processor simulated. */
async function audit(address: string, port: number): Promise<Result> {
  // Takes a while to load: other cases do without it.
  const { default: lighthouse } = await import('lighthouse');
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const ran = await lighthouse(address, { port, onlyCategories, logLevel: 'error' });
  if (!ran) throw new Error(`Lighthouse gave no result for ${address}`);
  const { runtimeError } = ran.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.code} ${runtimeError.message}`);
  return ran.lhr;
}

/** Audits each page in the browser that listens on `port`. */
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
    for (const figure of figuresOf(page, results)) report(figure);
    const failed = new Set(results.flatMap(failedAudits));
    if (failed.size > 0) note(`${page}: not full marks for ${[...failed].join(', ')}`);
  }
}

/** Lighthouse over the demo's public pages, against their budgets. */
export const lighthouse: Case = async (run) => {
  const product = await startGateway(resolve('dist'), { DEMO: 'on' });
  try {
    const port = await freePort();
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    });
    try {
      await auditAll(product.url, port, run);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
};
