import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '../../../src/domain/primitives';
import { PUBLIC_PAGES } from '../../../src/domain/publicPaths';

/** Links that open a purchase to who holds them. */
export interface PurchaseLinks {
  tokenOf(purchaseId: string): string;
  /** @returns undefined for a token that is none of ours */
  read(token: string): string | undefined;
  /** From the root of the site; the token is the fragment, which no server, log or other page learns of. */
  pathOf(purchaseId: string): string;
}

/** @param keys secrets of the gateways: the first signs, each counts, for links are kept for long */
export function createPurchaseLinks(keys: readonly [Uint8Array, ...Uint8Array[]]): PurchaseLinks {
  const signOf = (purchaseId: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(purchaseId).digest();
  const tokenOf = (purchaseId: string): string =>
    `${purchaseId}~${signOf(purchaseId).toString('base64url')}`;
  return {
    tokenOf,
    read: (token) => {
      const [purchaseId = '', sign = ''] = token.slice(0, 300).split('~');
      if (!idSchema.safeParse(purchaseId).success) return undefined;
      const given = new Uint8Array(Buffer.from(sign, 'base64url'));
      const isOurs = keys.some((key) => {
        const right = new Uint8Array(signOf(purchaseId, key));
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isOurs ? purchaseId : undefined;
    },
    pathOf: (purchaseId) =>
      `${PUBLIC_PAGES.purchase}#${new URLSearchParams({ token: tokenOf(purchaseId) }).toString()}`,
  };
}
