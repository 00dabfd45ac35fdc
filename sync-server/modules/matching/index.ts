import { listMenuCards } from '../../../src/api/matching';
import { route } from '../../http/route';
import type { Core, Module } from '../module';
import type { Library } from '../published/library';
import { createMenuCards } from './menuCards';

const RATE = { name: 'menu cards', calls: 60, burst: 60 } as const;
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

export function matching({ library, steady }: Core & { library: Library }): Module {
  const cards = createMenuCards(library, steady);
  return {
    routes: [
      route(
        listMenuCards,
        async ({ res, hold }) => {
          const { body, etag } = await cards();
          hold(body.length);
          res.set('Cache-Control', CACHED);
          res.set('ETag', etag);
          res.type('json').send(body);
        },
        { rate: RATE },
      ),
    ],
  };
}
