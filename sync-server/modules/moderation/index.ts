import {
  listPublished,
  notePublishedSeen,
  readPublished,
  removePublished,
  restorePublished,
} from '../../../src/api/moderation';
import { route } from '../../http/route';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import type { Showcase } from '../published/showcase';
import { createProjector } from '../published/projector';
import { applyMark, moderationHandler } from './apply';
import { createPublishedLists } from './lists';
import { createLooks } from './looks';
import { createMarks, type Marks } from './marks';
import { createPublishedIndex, type PublishedIndex } from './publishedIndex';
import { createModeration, type Moderation } from './service';

type Dependencies = Core & { library: Library; notices: NoticeWriter; showcase: Showcase };

export function moderation(
  input: Dependencies,
): Module<{ publishedIndex: PublishedIndex; moderationMarks: Marks; moderation: Moderation }> {
  const { ctx, jobs, library, notices, showcase, now } = input;
  const { couch, log } = ctx;
  const index = createPublishedIndex(couch);
  const marks = createMarks(couch);
  const following = { marks, projector: createProjector(couch), notices, showcase };
  const apply = (target: Parameters<typeof applyMark>[1]) => applyMark(following, target);
  const looks = createLooks(couch, now);
  const lists = createPublishedLists({ couch, index, marks, library, looks });
  const service = createModeration({ couch, log, index, marks, lists, jobs, apply, now });
  return {
    gives: { publishedIndex: index, moderationMarks: marks, moderation: service },
    jobs: [moderationHandler(following)],
    routes: [
      route(listPublished, ({ query }) => lists.list(query)),
      route(readPublished, async ({ params }) => ({
        item: await lists.find(params),
        ...(await looks.read(params)),
      })),
      route(notePublishedSeen, async ({ claims, params, body: { version } }) => {
        await looks.note(claims.sub, params, version);
        return { item: await lists.find(params) };
      }),
      route(removePublished, async ({ claims, params, body: { reason } }) => ({
        item: await service.remove(claims, params, reason),
      })),
      route(restorePublished, async ({ claims, params }) => ({
        item: await service.restore(claims, params),
      })),
    ],
  };
}
