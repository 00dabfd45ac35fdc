import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { GOOGLE_ROOT } from '../../../../src/api/google';
import { idSchema } from '../../../../src/domain/schema/primitives';
import type { Config } from '../../../config';
import { readCookie } from '../refreshCookie';
import { keysFor } from '../tokens';

export const TICKET_MINUTES = 10;

const trySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().optional(),
  link: z
    .object({ key: z.string(), accountId: idSchema, round: z.number().int(), page: z.string() })
    .optional(),
});
export type GoogleTry = z.infer<typeof trySchema>;

const ticketSchema = z.object({
  id: z.string(),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  isAuthoritative: z.boolean(),
});
export type GoogleTicket = z.infer<typeof ticketSchema>;

const KINDS = { try: trySchema, ticket: ticketSchema } as const;
type Kind = keyof typeof KINDS;
type Content<K extends Kind> = z.infer<(typeof KINDS)[K]>;

const getCookieName = (kind: Kind): string => `bl_google_${kind}`;

/** State is kept in the browser itself, encrypted by the gateway for some minutes. */
export interface GoogleTickets {
  give<K extends Kind>(req: Request, res: Response, kind: K, content: Content<K>): Promise<void>;
  read<K extends Kind>(req: Request, kind: K): Promise<Content<K> | undefined>;
  clear(req: Request, res: Response, kind: Kind): void;
}

export const newTicketId = (): string => randomUUID();

const buildCookieOptions = (req: Request, kind: Kind) => ({
  httpOnly: true,
  // The provider redirects back cross-site: a strict cookie would not be sent.
  sameSite: kind === 'try' ? ('lax' as const) : ('strict' as const),
  path: GOOGLE_ROOT,
  secure: req.secure,
});

export function createGoogleTickets(
  config: Pick<Config, 'sessionSecret' | 'formerSecrets'>,
  now: () => Date,
): GoogleTickets {
  const keys = keysFor('google', config);
  async function opened(text: string, kind: Kind): Promise<unknown> {
    for (const key of keys) {
      const read = await jwtDecrypt(text, key, { audience: kind, currentDate: now() }).catch(
        () => undefined,
      );
      if (read) return read.payload.content;
    }
    return undefined;
  }

  return {
    give: async (req, res, kind, content) => {
      const closed = await new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(kind)
        .setExpirationTime(Math.floor(now().getTime() / 1000) + TICKET_MINUTES * 60)
        .encrypt(keys[0]);
      res.cookie(getCookieName(kind), closed, {
        ...buildCookieOptions(req, kind),
        maxAge: TICKET_MINUTES * 60_000,
      });
    },
    read: async <K extends Kind>(req: Request, kind: K) => {
      const text = readCookie(req, getCookieName(kind));
      if (text === undefined || text.length > 4000) return undefined;
      const result = KINDS[kind].safeParse(await opened(text, kind));
      return result.success ? (result.data as Content<K>) : undefined;
    },
    clear: (req, res, kind) =>
      void res.clearCookie(getCookieName(kind), buildCookieOptions(req, kind)),
  };
}
