import { ask, onFreshDevice } from '../lib/browser';
import { startPeer } from '../lib/stage';
import { median } from '../lib/stats';
import { PAGES, type Case, type Run } from './context';

const KB = 1024;
/** [days on the paper, most milliseconds] */
const PAPERS = [
  { days: 1, name: 'a day', atMost: 1_500 },
  { days: 14, name: '14 days', atMost: 5_000 },
] as const;

async function measure({ report, rounds, stage }: Run, url: string): Promise<void> {
  for (const { days, name, atMost } of PAPERS)
    await onFreshDevice(stage.folder, url, async (page) => {
      const ours = await ask(page, 'drawPdf', days, rounds);
      const peer = await ask(page, 'drawPdfmake', days, rounds);
      report({
        name: `PDF of ${name}, in the worker`,
        ours: median(ours.times),
        peer: median(peer.times),
        peerName: 'pdfmake, the same pages and fonts',
        unit: 'ms',
        target: { atMost },
      });
      report({
        name: `PDF of ${name}: its size`,
        ours: ours.bytes / KB,
        peer: peer.bytes / KB,
        peerName: 'pdfmake, the same pages and fonts',
        unit: 'KB',
        ...(days === 1 ? { target: { atMost: 150 } } : {}),
      });
    });
  await onFreshDevice(stage.folder, url, async (page) => {
    const { times } = await ask(page, 'drawImageElement', rounds);
    report({ name: 'image of a day', ours: median(times), unit: 'ms' });
  });
}

export const documents: Case = async (run) => {
  const peer = await startPeer(run.stage);
  try {
    await measure(run, peer.url + PAGES);
  } finally {
    await peer.stop();
  }
};
