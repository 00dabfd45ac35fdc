import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '../../../src/domain/schema/primitives';
import { PUBLIC_PAGES } from '../../../src/domain/publicHouse/publicPaths';

export interface PurchaseLinks {
  tokenOf(purchaseId: string): string;
  read(token: string): string | undefined;
  /** The token is the fragment, which no server or log learns of. */
  pathOf(purchaseId: string): string;
  /** Confirms the buyer's address but does not open the purchase. */
  readConfirmation(token: string): string | undefined;
  confirmationPath(purchaseId: string): string;
}

/** Separates the two kinds of signed tokens; no id begins so. */
const CONFIRMS = 'confirm ';

const path = (name: string, token: string): string =>
  `${PUBLIC_PAGES.purchase}#${new URLSearchParams({ [name]: token }).toString()}`;

/** @param keys the first signs, all verify, as links are kept for long */
export function createPurchaseLinks(keys: readonly [Uint8Array, ...Uint8Array[]]): PurchaseLinks {
  const signed = (text: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(text).digest();
  const tokenFor = (purchaseId: string, meaning: string): string =>
    `${purchaseId}~${signed(meaning + purchaseId).toString('base64url')}`;
  const readFor = (token: string, meaning: string): string | undefined => {
    const [purchaseId = '', sign = ''] = token.slice(0, 300).split('~');
    if (!idSchema.safeParse(purchaseId).success) return undefined;
    const signature = new Uint8Array(Buffer.from(sign, 'base64url'));
    const isOurs = keys.some((key) => {
      const right = new Uint8Array(signed(meaning + purchaseId, key));
      return signature.length === right.length && timingSafeEqual(signature, right);
    });
    return isOurs ? purchaseId : undefined;
  };
  const createToken = (purchaseId: string): string => tokenFor(purchaseId, '');
  return {
    tokenOf: createToken,
    read: (token) => readFor(token, ''),
    pathOf: (purchaseId) => path('token', createToken(purchaseId)),
    readConfirmation: (token) => readFor(token, CONFIRMS),
    confirmationPath: (purchaseId) => path('xacnhan', tokenFor(purchaseId, CONFIRMS)),
  };
}
