import { ask, onFreshDevice } from '../lib/browser';
import { addPerson, openCouch, startGateway } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import { PAGES, type Case } from './context';

const SAVES = 120;
const PAUSE_MS = 150;

/** Both browsers run on one machine, so that they share a clock. */
export const latency: Case = async ({ stage, report, note }) => {
  const product = await startGateway(stage.pagesDist);
  try {
    const { couch } = await openCouch(product);
    const person = await addPerson(couch);
    const address = product.url + PAGES;
    const times = await onFreshDevice(stage.folder, address, (writer) =>
      onFreshDevice(stage.folder, address, async (reader) => {
        await ask(reader, 'goLive', person);
        await ask(writer, 'goLive', person);
        // Warm-up.
        await ask(writer, 'saveSome', 10, PAUSE_MS);
        const saved = await ask(writer, 'saveSome', SAVES, PAUSE_MS);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        const arrived = new Map(await ask(reader, 'arrivals'));
        return saved.map(([id, at]) => (arrived.get(id) ?? Infinity) - at);
      }),
    );
    note(
      `latency: ${times.length} saves, median ${median(times)} ms, slowest ${Math.max(...times)} ms`,
    );
    report({
      name: "live: saved on one device → in the other's database, p95",
      ours: p95(times),
      unit: 'ms',
      target: { atMost: 150 },
    });
  } finally {
    await product.stop();
  }
};
