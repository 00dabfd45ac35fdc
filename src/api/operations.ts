import { z } from 'zod';
import { contract, ok } from './contract';

/** 200 while the database answers and is set up, else 503. */
export const health = contract({
  method: 'get',
  path: '/healthz',
  callers: ['anyone'],
  answer: z.object({
    status: z.enum(['ok', 'unavailable']),
    version: z.string(),
    database: z.object({
      mode: z.enum(['embedded', 'remote']),
      version: z.string().nullable(),
      /** Problem that an operator can repair. */
      problem: z.string().optional(),
    }),
  }),
});

export const readVersion = contract({
  method: 'get',
  path: '/api/version',
  callers: ['anyone'],
  answer: ok({ version: z.string() }),
});

/** Prometheus' text. Not for people: the gateway itself lets in only this machine or the holder of `METRICS_TOKEN`. */
export const metrics = contract({
  method: 'get',
  path: '/metrics',
  callers: ['anyone'],
  answer: { mediaTypes: ['text/plain'] },
});
