import { parseArgs } from 'node:util';
import { bundle } from './cases/bundle';
import { clinical } from './cases/clinical';
import { coldStart } from './cases/coldStart';
import type { Case, Run } from './cases/context';
import { article, imageReady, recipeList, recipeTyping } from './cases/cookbook';
import { clientTable, menuDesk, planTotalsOf14 } from './cases/desk';
import { documents } from './cases/documents';
import { editor } from './cases/editor';
import { generator } from './cases/generator';
import { firstSync, firstSyncGrowth } from './cases/firstSync';
import { latency } from './cases/latency';
import { lighthouse } from './cases/lighthouse';
import { memory } from './cases/memory';
import { publicPages, publicSearch } from './cases/publicHouse';
import { gatewayPush, offlinePush } from './cases/push';
import { search, searchGrowth } from './cases/search';
import { webhooks } from './cases/webhooks';
import { isNodeCase } from './lib/nodeCases.mjs';
import { toLine } from './lib/line';
import { loadText, machineLines } from './lib/machine';
import type { Stage } from './lib/stage';

const CASES: Record<string, Case> = {
  'first-sync': firstSync,
  'offline-push': offlinePush,
  'gateway-push': gatewayPush,
  latency,
  search,
  editor,
  generator,
  clinical,
  'client-table': clientTable,
  'menu-desk': menuDesk,
  'plan-totals': planTotalsOf14,
  documents,
  'recipe-typing': recipeTyping,
  'recipe-list': recipeList,
  article,
  image: imageReady,
  'cold-start': coldStart,
  bundle,
  memory,
  webhooks,
  'public-search': publicSearch,
  'public-pages': publicPages,
  lighthouse,
};
const GROWTH: Record<string, Case> = {
  'first-sync-growth': firstSyncGrowth,
  'search-growth': searchGrowth,
};

const ROUNDS = 5;

function chosen(only: readonly string[], growth: boolean): [string, Case][] {
  const all = { ...CASES, ...GROWTH };
  const unknown = only.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) {
    process.stderr.write(`No case "${unknown}"; there are ${Object.keys(all).join(', ')}.\n`);
    process.exit(2);
  }
  if (only.length > 0) return Object.entries(all).filter(([name]) => only.includes(name));
  return Object.entries(growth ? all : CASES);
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function stageFor(names: readonly string[]): Promise<Stage> {
  if (!names.every(isNodeCase)) return (await import('./lib/stage')).openStage();
  return { folder: '', pagesDist: '', pages: '', close: () => Promise.resolve() };
}

type RunOptions = Pick<Run, 'rounds' | 'beside' | 'details' | 'clients'>;

async function measure(cases: [string, Case][], options: RunOptions): Promise<void> {
  const stage = await stageFor(cases.map(([name]) => name));
  const run: Run = {
    stage,
    ...options,
    report: (measured) => void process.stdout.write(`${JSON.stringify(toLine(measured))}\n`),
    note: say,
  };
  try {
    for (const [name, one] of cases) {
      const started = performance.now();
      try {
        await one(run);
      } catch (error) {
        // The other cases can still be measured.
        process.exitCode = 1;
        say(`${name} failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      say(`${name}: ${seconds} s, load average ${loadText()}`);
    }
  } finally {
    await stage.close();
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    growth: { type: 'boolean', default: false },
    rounds: { type: 'string', default: String(ROUNDS) },
    beside: { type: 'string' },
    details: { type: 'string' },
    client: { type: 'string', multiple: true, default: [] },
  },
});
for (const line of machineLines()) process.stdout.write(`${line}\n`);
await measure(chosen(values.only, values.growth), {
  rounds: Math.max(1, Number(values.rounds) || ROUNDS),
  beside: values.beside,
  details: values.details,
  clients: values.client,
});
