import type { Response } from 'express';
import { v7 as uuid } from 'uuid';
import { deleteImage, getImage, putImage, uploadImage } from '../../../src/api/images';
import { AppError } from '../../../src/domain/protocol/errors';
import { imageAddress, readImageAddress } from '../../../src/domain/records/images/address';
import { FileAnswer } from '../../http/answer';
import type { Rate } from '../../http/rates';
import { route, type CallOf } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import { fileOfForm } from './form';
import type { FileName, ImageStore, Uploader } from './store';
import { createTransfers, type Transfers } from './transfers';
import type { Counters } from '../limits/counters';
import type { AccountGate } from '../../sync/accountGate';
import { admit } from '../../sync/caller';

interface Parts {
  images: ImageStore;
  gate: AccountGate;
  counters: Counters;
}

/** Files of one account in a minute; a day's images of a practice go up at once, two files each. */
const MAX_A_MINUTE = 240;

/** Files of one account in a minute that go up or are removed, beside what all gateways count. */
const CHANGES: Rate = { name: 'pictures changed', calls: MAX_A_MINUTE, burst: MAX_A_MINUTE };
/** A device that is new shows a thousand dishes, each with its small file. */
const READS: Rate = { name: 'pictures read', calls: 600, burst: 1_200 };

/** Has a browser show a file as an image or not at all, whatever it holds. */
export function setImageHeaders(res: Response): void {
  res.set('X-Content-Type-Options', 'nosniff');
  res.set('Content-Security-Policy', "default-src 'none'; sandbox");
}

async function answerOf(transfers: Transfers, call: Call, name: FileName): Promise<FileAnswer> {
  const { res, claims } = call;
  const { mimeType, bytes } = await transfers.read(call, name, claims.sub);
  // Devices keep files themselves: the browser's cache would show them to whoever uses the device next.
  res.set('Cache-Control', 'no-store');
  setImageHeaders(res);
  return new FileAnswer(mimeType, bytes);
}

/** @throws AppError invalid_request, invalid_file_type */
const fileOf = ({ req, body }: CallOf<typeof uploadImage>): Promise<Buffer> =>
  fileOfForm(body, req.get('content-type') ?? '');

/** Images of a practice: for its members' devices, and for callers that are online (product decision 25). */
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

  /** @throws AppError account_mismatch, session_ended … */
  async function nameOf(call: CallOf<typeof putImage | typeof getImage>): Promise<FileName> {
    const { claims, query, params } = call;
    await admit(gate, claims, query);
    return { workspaceId: claims.workspaceId, imageId: params.id, size: params.size };
  }

  async function upload(call: CallOf<typeof uploadImage>) {
    const uploader = await uploaderOf(call);
    const name = { workspaceId: call.claims.workspaceId, imageId: uuid(), size: 'full' } as const;
    const { mimeType, bytes } = await transfers.put(call, name, await fileOf(call), uploader);
    const url = imageAddress(name);
    return { url, file: { url, mimeType, size: bytes.length }, downloadURL: url, storagePath: url };
  }

  const put = async (call: CallOf<typeof putImage>): Promise<void> => {
    const name = await nameOf(call);
    await transfers.put(call, name, call.body, await uploaderOf(call));
  };

  return [
    route(putImage, put, { heavy: true, rate: CHANGES }),
    route(getImage, async (call) => answerOf(transfers, call, await nameOf(call)), {
      heavy: true,
      rate: READS,
    }),
    route(uploadImage, upload, { heavy: true, rate: CHANGES }),
    route(
      deleteImage,
      async ({ claims, body }) => {
        const address = readImageAddress(body.imageUrl);
        if (address?.workspaceId !== claims.workspaceId) throw new AppError('not_found');
        if (!(await images.remove(address.workspaceId, address.imageId)))
          throw new AppError('not_found');
      },
      { rate: CHANGES },
    ),
  ];
}
