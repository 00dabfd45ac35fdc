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

/** A verdict for each row. Devices read them one by one, so that one of a newer gateway spoils no other. */
export const pushRecords = contract({
  method: 'post',
  path: '/sync/push',
  callers: ['expert'],
  body: pushRequestSchema,
  bodyLimit: SYNC_LIMITS.pushBytes,
  answer: z.custom<PushResponse>(),
});

/** Pulls the changes of each database since its checkpoint. */
export const pullChanges = contract({
  method: 'post',
  path: '/sync/changes',
  callers: ['expert'],
  body: changesRequestSchema,
  answer: z.custom<ChangesResponse>(),
});

/** The catalogue for a device that has none, the same for everybody. */
export const catalogueSnapshot = contract({
  method: 'get',
  path: '/sync/catalogue',
  callers: ['expert'],
  answer: {
    mediaTypes: ['application/x-ndjson'],
    line: z.custom<SnapshotStart | unknown[] | SnapshotEnd>(),
  },
});

/** Wakes a device, until it leaves. */
export const liveStream = contract({
  method: 'get',
  path: '/sync/live',
  callers: ['expert'],
  query: callerSchema,
  answer: { mediaTypes: ['application/x-ndjson'], line: z.custom<LiveEvent>() },
});
