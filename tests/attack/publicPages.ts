import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { emptyMeals, MEAL_SLOTS } from '../../src/domain/food/storedLines';
import { line } from '../../src/domain/food/lineFixture';
import type { Device, Row } from '../integration/syncHelpers';
import type { Attack } from './cases';
import { demoDevice, createMaster } from './published';
import { head, newArticle, seconds } from './stage';
import { ask, failed, waitForHouse, storm, withBank, type StrangerCall } from './strangers';

const pages: Attack = {
  name: 'public pages that nobody has asked for before',
  prepare: withBank,
  async run(stage, scale) {
    await waitForHouse(stage);
    const statuses = await storm(
      stage,
      { calls: 9_000 * scale, addressCount: 60, net: 9 },
      (at): Omit<StrangerCall, 'from'> => ({
        path: [
          `/search-menus?q=${randomUUID()}`,
          `/search-menus?trang=${at}&tu=${at % 6_000}`,
          `/blog?q=${randomUUID()}`,
          `/recipe/${randomUUID()}`,
          `/expert/${randomUUID()}`,
          `/?x=${randomUUID()}`,
        ][at % 6] as string,
      }),
    );
    return failed(statuses);
  },
};

/** As many short runs as an article may have that is taken at all. */
const LONG_BLOCKS = Array.from({ length: 18 }, (_, at) => ({
  id: `b${at}`,
  type: 'paragraph',
  data: { text: Array.from({ length: 1_000 }, () => ({ text: 'a', bold: true })) },
}));

function longMenu(writer: Device, key: string): Row {
  const buildItems = (slot: string) =>
    Array.from({ length: 100 }, (_, at) => {
      const plain = line(`${slot}${at}`, { name: `Món ${slot} ${at}` });
      const parts = Array.from({ length: 40 }, (_part, part) => `rau ${part} ${at} ${slot} ${key}`);
      return {
        ...plain,
        type: 'recipe' as const,
        order: at + 1,
        snapshot: { ...plain.snapshot, parts },
      };
    });
  const meals = emptyMeals();
  for (const slot of MEAL_SLOTS) meals[slot] = { items: buildItems(slot) };
  return createMaster(writer, key, { meals });
}

const longDocuments: Attack = {
  name: 'public articles and menus that are long to draw',
  prepare: withBank,
  async run(stage, scale) {
    await waitForHouse(stage);
    const writer = await demoDevice(stage);
    const paths: string[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      const slug = `bai-rat-dai-${key}`;
      const fields = { title: slug, slug, status: 'published', blocks: LONG_BLOCKS };
      const [article, menu] = [newArticle(writer, fields), longMenu(writer, key)];
      for (const row of [article, menu]) {
        const { status, body } = await writer.push([row]);
        const verdict = body.verdicts?.[0]?.verdict;
        if (verdict !== 'accepted')
          return [`not taken: ${status} ${JSON.stringify(body.verdicts)}`];
      }
      paths.push(`/blog/${slug}`, `/daily-menu/${menu.next.id}`);
    }
    const isShown = async (path: string): Promise<boolean> =>
      (await ask(stage, { from: '127.0.0.9', path })).status === 200;
    const last = paths.at(-1) ?? '';
    for (let look = 0; look < 60 && !(await isShown(last)); look += 1) await seconds(1);
    if (!(await isShown(last))) return ['they are not shown'];
    await seconds(5);
    for (let round = 0; round < 12 * scale; round += 1) {
      const socket = stage.dial();
      for (const path of paths) socket.write(head(`${path}?x=${round}`, {}, 'GET'));
      await seconds(0.5);
    }
    const statuses = await storm(
      stage,
      { calls: 2_000 * scale, addressCount: 40, net: 12 },
      (at) => ({
        path: paths[at % paths.length] ?? '/',
      }),
    );
    return failed(statuses);
  },
};

const slowReaders: Attack = {
  name: 'public pages that nobody reads',
  prepare: withBank,
  async run(stage, scale) {
    await waitForHouse(stage);
    const sockets: Socket[] = [];
    for (let at = 0; at < 1_200 * scale; at += 1) {
      if (at % 50 === 0) await seconds(0.05);
      const socket = connect({
        host: '127.0.0.1',
        port: stage.port,
        localAddress: `127.0.10.${1 + (at % 40)}`,
      });
      socket.on('error', () => undefined);
      socket.pause();
      for (const path of ['/', '/search-menus', '/blog', '/api/matching/menus'])
        socket.write(head(`${path}?x=${at}`, {}, 'GET').repeat(2));
      sockets.push(socket);
    }
    await seconds(scale < 1 ? 6 : 20);
    const answer = await ask(stage, { from: '127.0.0.9', path: '/' });
    for (const socket of sockets) socket.destroy();
    return answer.status === 200 ? [] : [`a reader got ${answer.status}`];
  },
};

const crowd: Attack = {
  name: 'slow orders from many addresses',
  prepare: withBank,
  async run(stage, scale) {
    const sockets = Array.from({ length: 1_800 * scale }, (_, at) => {
      const socket = connect({
        host: '127.0.0.1',
        port: stage.port,
        localAddress: `127.0.11.${1 + (at % 250)}`,
      });
      socket.on('error', () => undefined);
      const headers = { 'content-type': 'application/json', 'content-length': 9_000 };
      socket.write(`${head('/api/orders', headers)}{`);
      return socket;
    });
    await seconds(8);
    for (const socket of sockets) socket.destroy();
  },
};

/** One stranger who searches as fast as the answers come, by pages and by the calls for other sites. */
const searches: Attack = {
  name: 'searches of one stranger',
  watched: true,
  prepare: withBank,
  async run(stage, scale) {
    const ends = Date.now() + Math.max(6, 25 * scale) * 1_000;
    const statuses = new Map<number, number>();
    const work = async (at: number): Promise<void> => {
      while (Date.now() < ends) {
        const q = encodeURIComponent(`${'gà cá rau thịt canh '.repeat(8)}${randomUUID()}`);
        const path = [`/search-menus?q=${q}`, `/api/recipes?q=${q}`, `/blog?q=${q}`][at % 3];
        const answer = ask(stage, { from: '127.0.0.3', path: path as string });
        const { status } = await answer.catch(() => ({ status: 0 }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 200) await seconds(0.05);
      }
    };
    await Promise.all(Array.from({ length: 48 }, (_, at) => work(at)));
    return statuses.has(200) ? [] : ['nothing was searched'];
  },
};

export const PAGE_ATTACKS: readonly Attack[] = [pages, longDocuments, slowReaders, crowd, searches];
