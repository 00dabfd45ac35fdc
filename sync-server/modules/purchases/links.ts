import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '../../../src/domain/schema/primitives';
import { PUBLIC_PAGES } from '../../../src/domain/publicHouse/publicPaths';

/** Links that open a purchase to who holds them. */
export interface PurchaseLinks {
  tokenOf(purchaseId: string): string;
  /** @returns undefined for a token that is none of ours */
  read(token: string): string | undefined;
  /** From the root of the site; the token is the fragment, which no server, log or other page learns of. */
  pathOf(purchaseId: string): string;
  /** Purchase whose address a mail's link shows to be its buyer's; it opens nothing itself. */
  readConfirmation(token: string): string | undefined;
  confirmationPath(purchaseId: string): string;
}

/** Goes before the id in what is signed; no id begins so. */
const CONFIRMS = 'confirm ';

const path = (name: string, token: string): string =>
  `${PUBLIC_PAGES.purchase}#${new URLSearchParams({ [name]: token }).toString()}`;

/** @param keys secrets of the gateways: the first signs, each counts, for links are kept for long */
export function createPurchaseLinks(keys: readonly [Uint8Array, ...Uint8Array[]]): PurchaseLinks {
  const signed = (text: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(text).digest();
  /** A token that means something of a purchase. */
  const tokenFor = (purchaseId: string, meaning: string): string =>
    `${purchaseId}~${signed(meaning + purchaseId).toString('base64url')}`;
  const readFor = (token: string, meaning: string): string | undefined => {
    const [purchaseId = '', sign = ''] = token.slice(0, 300).split('~');
    if (!idSchema.safeParse(purchaseId).success) return undefined;
    const given = new Uint8Array(Buffer.from(sign, 'base64url'));
    const isOurs = keys.some((key) => {
      const right = new Uint8Array(signed(meaning + purchaseId, key));
      return given.length === right.length && timingSafeEqual(given, right);
    });
    return isOurs ? purchaseId : undefined;
  };
  const tokenOf = (purchaseId: string): string => tokenFor(purchaseId, '');
  return {
    tokenOf,
    read: (token) => readFor(token, ''),
    pathOf: (purchaseId) => path('token', tokenOf(purchaseId)),
    readConfirmation: (token) => readFor(token, CONFIRMS),
    confirmationPath: (purchaseId) => path('xacnhan', tokenFor(purchaseId, CONFIRMS)),
  };
}
