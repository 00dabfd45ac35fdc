import type { Response } from 'express';
import { v7 as uuid } from 'uuid';
import { deleteImage, getImage, putImage, uploadImage } from '../../../src/api/images';
import { AppError } from '../../../src/domain/protocol/errors';
import { imageAddress, readImageAddress } from '../../../src/domain/records/images/address';
import { FileAnswer } from '../../http/answer';
import type { Rate } from '../../http/rates';
import { route, type ContractCall } from '../../http/route';
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

/** A day's images of a practice go up at once, two files each. */
const MAX_A_MINUTE = 240;

const CHANGES: Rate = { name: 'pictures changed', calls: MAX_A_MINUTE, burst: MAX_A_MINUTE };
/** A new device shows a thousand dishes, each with its thumbnail. */
const READS: Rate = { name: 'pictures read', calls: 600, burst: 1_200 };

export function setImageHeaders(res: Response): void {
  res.set('X-Content-Type-Options', 'nosniff');
  res.set('Content-Security-Policy', "default-src 'none'; sandbox");
}

async function answerFile(transfers: Transfers, call: Call, name: FileName): Promise<FileAnswer> {
  const { res, claims } = call;
  const { mimeType, bytes } = await transfers.read(call, name, claims.sub);
  // The browser's cache would show them to the device's next user.
  res.set('Cache-Control', 'no-store');
  setImageHeaders(res);
  return new FileAnswer(mimeType, bytes);
}

const readFile = ({ req, body }: ContractCall<typeof uploadImage>): Promise<Buffer> =>
  fileOfForm(body, req.get('content-type') ?? '');

export function imageRoutes({ images, gate, counters }: Parts): RouteDefinition[] {
  const transfers = createTransfers(images);

  async function loadUploader({ claims }: Call): Promise<Uploader> {
    const key = { key: `images ${claims.sub}`, window: 60_000 };
    const [count = 0] = await counters.add([key]);
    if (count > MAX_A_MINUTE) throw new AppError('too_many_requests');
    const { locked, plan } = await gate.getStanding(claims);
    if (locked) throw new AppError(locked);
    return { accountId: claims.sub, plan };
  }

  async function readName(
    call: ContractCall<typeof putImage | typeof getImage>,
  ): Promise<FileName> {
    const { claims, query, params } = call;
    await admit(gate, claims, query);
    return { workspaceId: claims.workspaceId, imageId: params.id, size: params.size };
  }

  async function upload(call: ContractCall<typeof uploadImage>) {
    const uploader = await loadUploader(call);
    const name = { workspaceId: call.claims.workspaceId, imageId: uuid(), size: 'full' } as const;
    const { mimeType, bytes } = await transfers.put(call, name, await readFile(call), uploader);
    const url = imageAddress(name);
    return { url, file: { url, mimeType, size: bytes.length }, downloadURL: url, storagePath: url };
  }

  const put = async (call: ContractCall<typeof putImage>): Promise<void> => {
    const name = await readName(call);
    await transfers.put(call, name, call.body, await loadUploader(call));
  };

  return [
    route(putImage, put, { heavy: true, rate: CHANGES }),
    route(getImage, async (call) => answerFile(transfers, call, await readName(call)), {
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
