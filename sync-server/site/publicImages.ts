import { getPublicImage } from '../../src/api/images';
import { imageAddress } from '../../src/domain/records/images/address';
import { AppError } from '../../src/domain/protocol/errors';
import { FileAnswer, sendFile } from '../http/answer';
import { clientAddress } from '../http/clientAddress';
import type { FairQueueOptions } from '../http/fairQueue';
import { createPool, type PoolLimits } from '../http/pool';
import { route } from '../http/route';
import type { Call, RouteDefinition } from '../http/routes';
import { setImageHeaders } from '../modules/images/routes';
import type { FileFacts, FileName, ImageStore } from '../modules/images/store';
import { createTransfers } from '../modules/images/transfers';
import { imageKey, type Showcase } from '../modules/published/showcase';
import { createPageCache } from './pageCache';

const MB = 1024 * 1024;

/** An article has some twenty images; an office shares an address. */
const RATE = { name: 'public images', calls: 600, burst: 300 } as const;

const TURNS: FairQueueOptions = {
  atOnce: 2,
  perKey: 1,
  mostWaiting: 40,
  mostWaitingInAll: 400,
  patience: 20_000,
};

const NONE = { inAll: 0, perAddress: 0 };
const NO_ROOMS = { webhook: NONE, renewal: NONE, health: NONE, 'sign-in': NONE };

/** Less than one large image: strangers' share of the gateway's memory. */
const POOL: PoolLimits = {
  inAll: 48 * MB,
  account: 0,
  newOfPlace: 0,
  perAddress: 16 * MB,
  stranger: 16 * MB,
  small: MB,
  calls: {
    account: 0,
    newOfPlace: 0,
    newInAll: 0,
    strangersOfPlace: 64,
    strangers: 400,
    perAddress: 64,
    inAll: 400,
    handed: { inAll: 400, perAddress: 64, account: 0 },
    rooms: NO_ROOMS,
  },
};

const [MAX_FILES, MAX_BYTES] = [400, 16 * MB];

/** Short: an image taken back leaves browsers in five minutes. */
const CACHED = 'public, max-age=300';

interface Parts {
  images: ImageStore;
  showcase: Showcase;
}

async function loadFacts({ images, showcase }: Parts, name: FileName): Promise<FileFacts> {
  const { images: shown, sharedFiles } = await showcase.now();
  const key = imageKey(name.workspaceId, name.imageId);
  const isShared = sharedFiles.has(key);
  const facts = shown.has(key) || isShared ? await images.describe(name) : undefined;
  if (!facts) throw new AppError('not_found');
  const approved = sharedFiles.get(key)?.[name.size];
  // Another file under the id of one that staff have seen.
  if (isShared && facts.sha256 !== approved) throw new AppError('not_found');
  return facts;
}

function createReader(images: ImageStore) {
  const transfers = createTransfers(images, TURNS);
  const cache = createPageCache(MAX_FILES, MAX_BYTES);
  return async ({ req, signal }: Call, name: FileName, sha256: string): Promise<Buffer> => {
    const path = imageAddress(name);
    const cached = cache.find(path, sha256);
    if (cached) return cached.body;
    const reader = { signal, hold: () => undefined };
    const { bytes } = await transfers.read(reader, name, clientAddress(req));
    return cache.keep(path, sha256, bytes).body;
  };
}

function setHeaders({ res }: Call, etag: string): void {
  setImageHeaders(res);
  res.set({ ETag: etag, 'Cache-Control': CACHED });
}

/** The answer is the same for a private image and a missing one. */
export function publicImageRoute(parts: Parts): RouteDefinition {
  const read = createReader(parts.images);
  const pool = createPool(POOL);

  async function send(call: Call, name: FileName): Promise<void> {
    const { req, res } = call;
    const { sha256, bytes: size, mimeType } = await loadFacts(parts, name);
    const etag = `"${sha256}"`;
    if (req.get('if-none-match')?.includes(etag)) {
      setHeaders(call, etag);
      return void res.status(304).end();
    }
    const { socket } = req;
    const share = pool.open({ address: clientAddress(req), moved: () => socket.bytesWritten });
    res.once('close', share.end);
    share.work();
    share.hold(size);
    const bytes = await read(call, name, sha256);
    setHeaders(call, etag);
    share.handOver(() => res.destroy());
    sendFile(res, new FileAnswer(mimeType, bytes), share.hold);
  }

  return route(getPublicImage, (call) => send(call, call.params), { rate: RATE });
}
