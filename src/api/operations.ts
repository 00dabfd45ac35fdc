import { z } from 'zod';
import { contract, ok } from './contract';

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

/** Prometheus text. The gateway lets in only this machine or the holder of `METRICS_TOKEN`. */
export const metrics = contract({
  method: 'get',
  path: '/metrics',
  callers: ['anyone'],
  answer: { mediaTypes: ['text/plain'] },
});
