import { v7 as uuid } from 'uuid';
import { deleteImage, getImage, putImage, uploadImage } from '../../../src/api/images';
import { AppError } from '../../../src/domain/errors';
import { pictureAddress, readPictureAddress } from '../../../src/domain/pictures/address';
import { route, type CallOf } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { FileName, ImageStore, KeptFile, Uploader } from './store';
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

/** What is served is shown as a picture or not at all, whatever it holds. */
function sendFile({ res }: Call, { mimeType, bytes }: KeptFile): void {
  // Devices keep files themselves: the browser's cache would show them to whoever uses the device next.
  res.set('Cache-Control', 'no-store');
  res.set('X-Content-Type-Options', 'nosniff');
  res.set('Content-Security-Policy', "default-src 'none'; sandbox");
  res.type(mimeType).send(bytes);
}

/** @throws AppError invalid_request, invalid_file_type */
async function fileOf({ req, body: sent }: CallOf<typeof uploadImage>): Promise<Buffer> {
  const type = req.get('content-type') ?? '';
  const body = new Uint8Array(sent);
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new AppError('invalid_request');
    });
  const file = form.get('file') ?? form.get('image');
  if (!(file instanceof Blob)) throw new AppError('invalid_file_type');
  return Buffer.from(await file.arrayBuffer());
}

/** Pictures of a practice: for its members' devices, and for callers that are online (decision 25). */
export function imageRoutes({ images, gate, counters }: Parts): RouteDefinition[] {
  /** @throws AppError too_many_requests, session_ended … */
  async function uploaderOf({ claims }: Call): Promise<Uploader> {
    const key = { key: `images ${claims.sub}`, window: 60_000 };
    const [count = 0] = await counters.add([key]);
    if (count > MAX_A_MINUTE) throw new AppError('too_many_requests');
    const { locked, plan } = await gate.standingOf(claims);
    if (locked) throw new AppError(locked);
    return { accountId: claims.sub, plan };
  }

  /** @throws AppError account_mismatch, session_ended … */
  async function nameOf(call: CallOf<typeof putImage | typeof getImage>): Promise<FileName> {
    const { claims, query, params } = call;
    await admit(gate, claims, query);
    return { workspaceId: claims.workspaceId, imageId: params.id, size: params.size };
  }

  return [
    route(
      putImage,
      async (call) => {
        const name = await nameOf(call);
        await images.put(name, call.body, await uploaderOf(call));
      },
      { heavy: true },
    ),
    route(getImage, async (call) => {
      const file = await images.get(await nameOf(call));
      if (!file) throw new AppError('not_found');
      sendFile(call, file);
    }),
    route(
      uploadImage,
      async (call) => {
        const uploader = await uploaderOf(call);
        const name = {
          workspaceId: call.claims.workspaceId,
          imageId: uuid(),
          size: 'full',
        } as const;
        const { mimeType, bytes } = await images.put(name, await fileOf(call), uploader);
        const url = pictureAddress(name);
        const file = { url, mimeType, size: bytes.length };
        return { url, file, downloadURL: url, storagePath: url };
      },
      { heavy: true },
    ),
    route(deleteImage, async ({ claims, body }) => {
      const address = readPictureAddress(body.imageUrl);
      if (address?.workspaceId !== claims.workspaceId) throw new AppError('not_found');
      if (!(await images.remove(address.workspaceId, address.imageId)))
        throw new AppError('not_found');
    }),
  ];
}
