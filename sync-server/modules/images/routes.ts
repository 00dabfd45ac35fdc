import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { AppError } from '../../../src/domain/errors';
import { pictureAddress, readPictureAddress } from '../../../src/domain/pictures/address';
import { PICTURE_LIMITS, PICTURE_SIZES } from '../../../src/domain/pictures/limits';
import { idSchema } from '../../../src/domain/primitives';
import { FileAnswer } from '../../http/answer';
import type { Rate } from '../../http/rates';
import type { Call, RouteDefinition } from '../../http/routes';
import { fileOfForm } from './form';
import type { FileName, ImageStore, KeptFile, Uploader } from './store';
import { createTransfers } from './transfers';
import type { Counters } from '../limits/counters';
import type { AccountGate } from '../../sync/accountGate';
import { admit } from '../../sync/caller';

interface Parts {
  images: ImageStore;
  gate: AccountGate;
  counters: Counters;
}

/** Files of one account in a minute; a day's pictures of a practice go up at once, two files each. */
const MAX_A_MINUTE = 240;
/** What a form has around its file. */
const FORM_BYTES = 10_000;

const callerSchema = z.object({ accountId: idSchema, workspaceId: idSchema, deviceId: idSchema });
const fileSchema = z.object({ id: idSchema, size: z.enum(PICTURE_SIZES) });
const deletionSchema = z.object({ imageUrl: z.string().max(2000) });

/** Files of one account in a minute that go up or are removed, beside what all gateways count. */
const CHANGES: Rate = { name: 'pictures changed', calls: MAX_A_MINUTE, burst: MAX_A_MINUTE };
/** A device that is new shows a thousand dishes, each with its small file. */
const READS: Rate = { name: 'pictures read', calls: 600, burst: 1_200 };
/** What is served is shown as a picture or not at all, whatever it holds. */
function answerWith({ res }: Call, { mimeType, bytes }: KeptFile): FileAnswer {
  // Devices keep files themselves: the browser's cache would show them to whoever uses the device next.
  res.set('Cache-Control', 'no-store');
  res.set('X-Content-Type-Options', 'nosniff');
  res.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return new FileAnswer(mimeType, bytes);
}

/** @throws AppError invalid_request, invalid_file_type */
const fileOf = ({ req }: Call): Promise<Buffer> =>
  fileOfForm(req.body as Buffer, req.get('content-type') ?? '');

/** What the specification's callers are told of a file that was taken. */
const uploaded = (url: string, mimeType: string, size: number) => ({
  success: true,
  url,
  file: { url, mimeType, size },
  downloadURL: url,
  storagePath: url,
});

/** Pictures of a practice: for its members' devices, and for callers that are online (decision 25). */
export function imageRoutes({ images, gate, counters }: Parts): RouteDefinition[] {
  const transfers = createTransfers(images);

  /** @throws AppError too_many_requests, session_ended … */
  async function uploaderOf({ claims }: Call): Promise<Uploader> {
    const key = { key: `images ${claims.sub}`, window: 60_000 };
    const [count = 0] = await counters.add([key]);
    if (count > MAX_A_MINUTE) throw new AppError('too_many_requests');
    const { locked, plan } = await gate.standingOf(claims);
    if (locked) throw new AppError(locked);
    return { accountId: claims.sub, plan };
  }

  /** @throws AppError account_mismatch, session_ended …, invalid_request */
  async function nameOf({ claims, req }: Call): Promise<FileName> {
    await admit(gate, claims, callerSchema.parse(req.query));
    const { id: imageId, size } = fileSchema.parse(req.params);
    return { workspaceId: claims.workspaceId, imageId, size };
  }

  async function upload(call: Call): Promise<object> {
    const { workspaceId } = call.claims;
    const uploader = await uploaderOf(call);
    const name = { workspaceId, imageId: uuid(), size: 'full' } as const;
    const { mimeType, bytes } = await transfers.put(call, name, await fileOf(call), uploader);
    return uploaded(pictureAddress(name), mimeType, bytes.length);
  }

  return [
    {
      method: 'put',
      path: '/sync/images/:id/:size',
      callers: ['expert'],
      bodyLimit: PICTURE_LIMITS.fileBytes,
      takesBytes: true,
      rate: CHANGES,
      heavy: true,
      handler: async (call) => {
        const name = await nameOf(call);
        await transfers.put(call, name, call.req.body as Buffer, await uploaderOf(call));
        return { success: true };
      },
    },
    {
      method: 'get',
      path: '/sync/images/:id/:size',
      callers: ['expert'],
      rate: READS,
      heavy: true,
      handler: async (call) => answerWith(call, await transfers.read(call, await nameOf(call))),
    },
    {
      method: 'post',
      path: '/api/upload-image',
      callers: ['expert'],
      bodyLimit: PICTURE_LIMITS.fileBytes + FORM_BYTES,
      takesBytes: true,
      rate: CHANGES,
      heavy: true,
      handler: upload,
    },
    {
      method: 'delete',
      path: '/api/delete-image',
      callers: ['expert'],
      rate: CHANGES,
      handler: async ({ claims, req }) => {
        const address = readPictureAddress(deletionSchema.parse(req.body).imageUrl);
        if (address?.workspaceId !== claims.workspaceId) throw new AppError('not_found');
        if (!(await images.remove(address.workspaceId, address.imageId)))
          throw new AppError('not_found');
        return { success: true };
      },
    },
  ];
}
