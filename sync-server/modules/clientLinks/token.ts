import { createHash, randomBytes } from 'node:crypto';

export type LinksKey = `link:${string}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The document of a client's links follows from the client: no list has to be searched for it. */
export const linksKey = (workspaceId: string, clientId: string): LinksKey =>
  `link:${digest(`${workspaceId} ${clientId}`).slice(0, 24)}`;

/** 256 bits; only the hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: digest(secret) };
}

export const buildToken = (key: LinksKey, secret: string): string =>
  `${key.slice('link:'.length)}.${secret}`;

export function readToken(token: string): { key: LinksKey; hash: string } | undefined {
  const [, id, secret] = /^([\w-]{24})\.([\w-]{43})$/.exec(token) ?? [];
  return id === undefined || secret === undefined
    ? undefined
    : { key: `link:${id}`, hash: digest(secret) };
}
