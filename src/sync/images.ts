import { buildAddress } from '../api/contract';
import { getPublicImage, putImage } from '../api/images';
import { isString } from '../data/deviceStore';
import type { OpenLocalData } from '../data/openLocalData';
import type { FileKey, WaitingFile } from '../data/images/types';
import type { ErrorCode } from '../domain/protocol/errors';
import { refusal, ServerAnswer, Unreachable } from '../gateway/calls';
import type { Session } from '../gateway/session';
import { uploadWith } from '../gateway/upload';
import { limited } from '../platform/limited';
import {
  afterFailure,
  getCaller,
  isOfDevice,
  mayPush,
  PATIENCE_MS,
  when,
  type SyncContext,
} from './context';
import { createTask, type Task } from './task';

const FINAL: readonly ErrorCode[] = [
  'file_too_large',
  'invalid_file_type',
  'picture_taken',
  'request_too_large',
  'storage_full',
  'thumbnail_too_large',
  'too_many_pixels',
];

const getImageAddress = (
  { imageId: id, size }: FileKey,
  query: ReturnType<typeof getCaller>,
): string => buildAddress(putImage, { params: { id, size }, query });

/** @returns undefined before the first replication: there is no device that could be named */
async function ownPath(local: OpenLocalData, key: FileKey): Promise<string | undefined> {
  const deviceId = await local.device.recall('deviceId', isString);
  const { accountId, workspaceId } = local.account;
  return deviceId ? getImageAddress(key, { accountId, workspaceId, deviceId }) : undefined;
}

const sharedPath = ({ workspaceId = '', imageId, size }: FileKey): string =>
  buildAddress(getPublicImage, { params: { workspaceId, imageId, size } });

/**
 * @returns undefined where the server has none (yet)
 * @throws Unreachable, ServerAnswer or SessionLocked
 */
export async function fetchImage(
  local: OpenLocalData,
  session: Session,
  key: FileKey,
): Promise<Blob | undefined> {
  const path = key.workspaceId === undefined ? await ownPath(local, key) : sharedPath(key);
  if (path === undefined) return undefined;
  return limited(new AbortController().signal, PATIENCE_MS, async (signal) => {
    const answer = await session.call(path, { signal });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw await refusal(answer);
    try {
      return await answer.blob();
    } catch (error) {
      throw new Unreachable('answer broke off', { cause: error });
    }
  });
}

/** Small images first: they are what other devices show. */
const inOrder = (files: readonly WaitingFile[]): WaitingFile[] =>
  files.toSorted((one, other) => Number(one.size === 'full') - Number(other.size === 'full'));

export function createImageSender(context: SyncContext, failed: (error: unknown) => void): Task {
  const { local, session, failures } = context;
  const { imageFiles } = local;
  const state = { stopped: false };
  let current: { key: FileKey; abort: AbortController } | undefined;

  async function next(): Promise<WaitingFile | undefined> {
    const waiting = await imageFiles.waiting();
    return inOrder(waiting).find(({ isPaused, refused }) => !isPaused && refused === undefined);
  }

  async function send(key: FileKey, signal: AbortSignal): Promise<void> {
    const file = await imageFiles.read(key);
    // Removed by another tab since.
    if (!file) return imageFiles.sent(key);
    const via =
      typeof XMLHttpRequest === 'undefined'
        ? undefined
        : uploadWith((sentBytes) => imageFiles.progress(key, sentBytes));
    const headers = { 'content-type': file.type };
    const answer = await limited(signal, PATIENCE_MS, (ends) =>
      session.call(
        getImageAddress(key, getCaller(context)),
        { method: 'PUT', headers, body: file, signal: ends },
        via,
      ),
    );
    if (!answer.ok) throw await refusal(answer);
    failures.succeeded('images');
    context.contact();
    await imageFiles.sent(key);
  }

  async function isHeldBack({ imageId, size }: FileKey): Promise<boolean> {
    const waiting = await imageFiles.waiting();
    return waiting.some((one) => one.imageId === imageId && one.size === size && one.isPaused);
  }

  async function round(): Promise<boolean> {
    const key = await next();
    if (!key) return false;
    const abort = new AbortController();
    current = { key, abort };
    try {
      await send(key, abort.signal);
    } catch (error) {
      if (state.stopped) return false;
      if (isOfDevice(error)) throw error;
      const code = error instanceof ServerAnswer ? error.code : null;
      if (code && FINAL.includes(code)) await imageFiles.refuse(key, code);
      else if (!(await isHeldBack(key))) await afterFailure(context, 'images', error);
    } finally {
      current = undefined;
    }
    return true;
  }

  const task = createTask(async () => {
    do await when(context, mayPush);
    while (!state.stopped && (await round()));
  }, failed);

  const unwatch = imageFiles.onWaiting(() => {
    task.wake();
    const running = current;
    if (!running) return;
    isHeldBack(running.key).then((isHeld) => isHeld && running.abort.abort(), failed);
  });
  // For images that another tab added: their records come through the collection.
  const watch = local.rx.images.find().$.subscribe((records) => {
    if (records.length > 0) imageFiles.refresh().then(task.wake, failed);
  });

  return {
    wake: task.wake,
    stop() {
      state.stopped = true;
      unwatch();
      watch.unsubscribe();
      current?.abort.abort();
      // Waits for a network, maybe for ever.
      void task.stop();
      return Promise.resolve();
    },
  };
}
