import {
  addSharedImage,
  decideSharedImage,
  getOfferedImage,
  listSharedImages,
  putSharedImage,
  undoSharedImage,
} from '../../../src/api/sharedImages';
import { STAFF_WORKSPACE } from '../../../src/domain/records/images/sharing';
import { AppError } from '../../../src/domain/protocol/errors';
import { FileAnswer } from '../../http/answer';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { setImageHeaders } from '../images/routes';
import { hashFile, type ImageStore } from '../images/store';
import { createTransfers } from '../images/transfers';
import type { SharingDecisions } from './decisions';
import type { SharingLists } from './lists';
import type { SharedImageStore } from './store';

const READS: Rate = { name: 'offered pictures read', calls: 600, burst: 600 };
const CHANGES: Rate = { name: 'shared pictures changed', calls: 240, burst: 240 };

interface Parts {
  store: SharedImageStore;
  images: ImageStore;
  lists: SharingLists;
  decisions: SharingDecisions;
}

function fileRoutes({ store, images }: Parts): RouteDefinition[] {
  const transfers = createTransfers(images);
  return [
    route(
      getOfferedImage,
      async (call) => {
        const { workspaceId, id: imageId, size } = call.params;
        // Nobody of the staff opens pictures that were offered to nobody, or are no more.
        const { state = 'withdrawn' } = (await store.find({ workspaceId, imageId })) ?? {};
        if (state === 'withdrawn') throw new AppError('not_found');
        const name = { workspaceId, imageId, size };
        const { mimeType, bytes } = await transfers.read(call, name, call.claims.sub);
        const { sha256 } = call.query;
        if (sha256 !== undefined && sha256 !== hashFile(bytes))
          throw new AppError('decided_meanwhile');
        call.res.set('Cache-Control', 'no-store');
        setImageHeaders(call.res);
        return new FileAnswer(mimeType, bytes);
      },
      { heavy: true, rate: READS },
    ),
    route(
      putSharedImage,
      async (call) => {
        const name = {
          workspaceId: STAFF_WORKSPACE,
          imageId: call.params.id,
          size: call.params.size,
        };
        const uploader = { accountId: call.claims.sub, plan: 'business' };
        await transfers.put(call, name, call.body, uploader);
      },
      { heavy: true, rate: CHANGES },
    ),
  ];
}

export function sharedImageRoutes(parts: Parts): RouteDefinition[] {
  const { lists, decisions } = parts;
  return [
    route(listSharedImages, ({ query }) => lists.list(query.state, query.q)),
    route(decideSharedImage, async ({ claims, params: { workspaceId, id: imageId }, body }) => ({
      image: await lists.view(await decisions.decide(claims, { workspaceId, imageId }, body)),
    })),
    route(undoSharedImage, async ({ claims, params: { workspaceId, id: imageId }, body }) => ({
      image: await lists.view(await decisions.undo(claims, { workspaceId, imageId }, body.version)),
    })),
    route(
      addSharedImage,
      async ({ claims, params, body }) => ({
        image: await lists.view(await decisions.add(claims, params.id, body.words)),
      }),
      { rate: CHANGES },
    ),
    ...fileRoutes(parts),
  ];
}
