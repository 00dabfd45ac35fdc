import { z } from 'zod';
import {
  callerSchema,
  changesRequestSchema,
  pushRequestSchema,
  SYNC_LIMITS,
  type ChangesResponse,
  type LiveEvent,
  type PushResponse,
  type SnapshotEnd,
  type SnapshotStart,
} from '../domain/protocol/protocol';
import { contract } from './contract';

/** One verdict per row, which devices parse one by one so that an unknown verdict of a newer gateway spoils no other. */
export const pushRecords = contract({
  method: 'post',
  path: '/sync/push',
  callers: ['expert'],
  body: pushRequestSchema,
  bodyLimit: SYNC_LIMITS.pushBytes,
  answer: z.custom<PushResponse>(),
});

export const pullChanges = contract({
  method: 'post',
  path: '/sync/changes',
  callers: ['expert'],
  body: changesRequestSchema,
  answer: z.custom<ChangesResponse>(),
});

export const catalogueSnapshot = contract({
  method: 'get',
  path: '/sync/catalogue',
  callers: ['expert'],
  answer: {
    mediaTypes: ['application/x-ndjson'],
    line: z.custom<SnapshotStart | unknown[] | SnapshotEnd>(),
  },
});

export const liveStream = contract({
  method: 'get',
  path: '/sync/live',
  callers: ['expert'],
  query: callerSchema,
  answer: { mediaTypes: ['application/x-ndjson'], line: z.custom<LiveEvent>() },
});
