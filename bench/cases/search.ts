import { catalogue } from '../lib/corpus';
import { ask, onFreshDevice } from '../lib/browser';
import { QUERIES } from '../lib/queries';
import { startPeer } from '../lib/stage';
import { p95 } from '../lib/stats';
import type { SearchFigures } from '../pages/search';
import { PAGES, type Case, type Run } from './context';

const FOODS = 10_000;
const SIZES = [1_000, 2_500, 5_000, 10_000, 13_000];

const timing = (figures: SearchFigures): number => p95(figures.times);

function reportFigures(
  { note }: Run,
  { name, hits, queryCount, wrong, times }: SearchFigures,
): void {
  note(
    `${name}: ${hits} of ${queryCount} right, ${times.length} keystrokes; wrong: ${wrong.join('; ')}`,
  );
}

export const search: Case = async (run) => {
  const peer = await startPeer(run.stage);
  try {
    const [ours, ...others] = await onFreshDevice(run.stage.folder, peer.url + PAGES, (page) =>
      ask(page, 'measureSearch', catalogue(FOODS), QUERIES),
    );
    if (!ours) throw new Error('nothing was measured');
    for (const figures of [ours, ...others]) reportFigures(run, figures);
    const name = 'search: keystroke to results in the page, worker included, p95';
    run.report({ name, ours: timing(ours), unit: 'ms', target: { atMost: 10 } });
    for (const other of others) {
      const peerName = `${other.name}, engine alone`;
      const target = other.name === 'fuse.js' ? { target: { ratio: 8 } } : {};
      run.report({
        name,
        ours: timing(ours),
        peer: timing(other),
        peerName,
        unit: 'ms',
        ...target,
      });
    }
    const best = others.reduce((one, other) => (other.hits > one.hits ? other : one));
    run.report({
      name: `search: right first hits of ${ours.queryCount} queries`,
      ours: ours.hits,
      peer: best.hits,
      peerName: `${best.name}, the best of four`,
      unit: 'hits',
      more: true,
      target: { ratio: 1 },
    });
  } finally {
    await peer.stop();
  }
};

export const searchGrowth: Case = async (run) => {
  const peer = await startPeer(run.stage);
  try {
    for (const size of SIZES)
      await onFreshDevice(run.stage.folder, peer.url + PAGES, async (page) => {
        const [ours] = await ask(page, 'measureSearch', catalogue(size), QUERIES, true);
        if (!ours) throw new Error('nothing was measured');
        run.report({
          name: `growth: search over ${size} foods, p95`,
          ours: timing(ours),
          unit: 'ms',
        });
      });
  } finally {
    await peer.stop();
  }
};
