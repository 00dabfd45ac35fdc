import { z } from 'zod';
import { MAX_ENTRIES } from '../domain/practice/diary/submission';
import { sharedViewSchema } from '../domain/practice/diary/sharedView';
import { LINK_DAYS } from '../domain/publicHouse/clientLink';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** Never holds the token. */
const link = z.object({
  linkId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  openedAt: z.string().optional(),
  revokedAt: z.string().optional(),
  mail: z.object({ outcome: z.string(), failure: z.string().optional() }).optional(),
});
export type ClientLink = z.infer<typeof link>;

export const listClientLinks = contract({
  method: 'get',
  path: '/api/client-links/:id',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: ok({ links: z.array(link) }),
});

/** The address is told only once: only its hash is kept. */
export const createClientLink = contract({
  method: 'post',
  path: '/api/client-links',
  callers: ['expert'],
  body: z.object({
    clientId: idSchema,
    days: z.number().int().min(LINK_DAYS.min).max(LINK_DAYS.max).default(LINK_DAYS.usual),
  }),
  answer: ok({ url: z.string(), linkId: z.string(), expiresAt: z.string() }),
});

/** Mailed once per idempotency key. */
export const mailClientLink = contract({
  method: 'post',
  path: '/api/client-links/mail',
  callers: ['expert'],
  body: z.object({ clientId: idSchema, key: idSchema }),
  answer: done,
});

export const revokeClientLinks = contract({
  method: 'post',
  path: '/api/client-links/revoke',
  callers: ['expert'],
  body: z.object({ clientId: idSchema, linkId: z.string().max(80).optional() }),
  answer: done,
});

const token = z.string().max(200);

/** The token stands in the body: addresses are logged, kept and passed on. */
export const openClientLink = contract({
  method: 'post',
  path: '/api/client-link/open',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: ok({ view: sharedViewSchema }),
});

/** Entries are accepted or refused one by one, and may come again. */
export const submitDiary = contract({
  method: 'post',
  path: '/api/client-link/diary',
  callers: ['anyone'],
  body: z.object({ token, entries: z.array(z.unknown()).min(1).max(MAX_ENTRIES) }),
  answer: ok({
    verdicts: z.array(z.object({ id: z.string(), refusal: z.string().optional() })),
  }),
});
