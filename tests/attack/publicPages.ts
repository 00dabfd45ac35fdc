import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Attack } from './cases';
import { demoDevice } from './published';
import { head, newArticle, seconds } from './stage';
import { ask, failed, houseOf, storm, withBank, type Asked } from './strangers';

/** Attacks through public pages, and by connections of many addresses. */

const pages: Attack = {
  name: 'public pages that nobody has asked for before',
  prepare: withBank,
  async run(stage, scale) {
    await houseOf(stage);
    const statuses = await storm(
      stage,
      { calls: 9_000 * scale, places: 60, net: 9 },
      (at): Omit<Asked, 'from'> => ({
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

/** The largest article that a practice may store, all of it short runs. */
const LONG_BLOCKS = Array.from({ length: 22 }, (_, at) => ({
  id: `b${at}`,
  type: 'paragraph',
  data: { text: Array.from({ length: 1_000 }, () => ({ text: 'a', bold: true, italic: true })) },
}));

const longArticles: Attack = {
  name: 'public articles that are long to draw',
  prepare: withBank,
  async run(stage, scale) {
    await houseOf(stage);
    const writer = await demoDevice(stage);
    const slugs = Array.from({ length: 8 }, (_, at) => `bai-rat-dai-${at}`);
    for (const slug of slugs) {
      const fields = { title: slug, slug, status: 'published', blocks: LONG_BLOCKS };
      const { status, body } = await writer.push([newArticle(writer, fields)]);
      const verdict = body.verdicts?.[0]?.verdict;
      if (verdict !== 'accepted') return [`an article was not taken: ${status} ${verdict}`];
    }
    const isShown = async (slug: string): Promise<boolean> =>
      (await ask(stage, { from: '127.0.0.9', path: `/blog/${slug}` })).status === 200;
    for (let look = 0; look < 60 && !(await isShown(slugs[0] ?? '')); look += 1) await seconds(1);
    if (!(await isShown(slugs[0] ?? ''))) return ['the articles are not shown'];
    await seconds(5);
    // Other addresses of the same pages, all on one connection.
    for (let round = 0; round < 12 * scale; round += 1) {
      const socket = stage.dial();
      for (const slug of slugs) socket.write(head(`/blog/${slug}?x=${round}`, {}, 'GET'));
      await seconds(0.5);
    }
    const statuses = await storm(stage, { calls: 2_000 * scale, places: 40, net: 12 }, (at) => ({
      path: `/blog/${slugs[at % slugs.length]}`,
    }));
    return failed(statuses);
  },
};

const slowReaders: Attack = {
  name: 'public pages that nobody reads',
  prepare: withBank,
  async run(stage, scale) {
    await houseOf(stage);
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

/** One slow body from each of many addresses holds a call; there must be calls left for who has signed in. */
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

export const PAGE_ATTACKS: readonly Attack[] = [pages, longArticles, slowReaders, crowd];
