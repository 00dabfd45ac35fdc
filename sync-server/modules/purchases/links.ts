import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '../../../src/domain/schema/primitives';
import { PUBLIC_PAGES } from '../../../src/domain/publicHouse/publicPaths';
import type { Purchase } from './records';

type Linked = Pick<Purchase, 'purchaseId' | 'corrections' | 'linkRound'>;

export interface PurchaseLinks {
  /** The purchase that a token names, before the token is compared. */
  idIn(token: string): string | undefined;
  createToken(purchase: Linked): string;
  opens(token: string, purchase: Linked): boolean;
  /** The token is the fragment, which no server or log learns of. */
  buildPath(purchase: Linked): string;
  /** Confirms the buyer's address but does not open the purchase. Ends once the address is mended. */
  confirms(token: string, purchase: Linked): boolean;
  confirmationPath(purchase: Linked): string;
}

/** Of one kind of signed tokens and one round; no id has a space. */
const meaningOf = (kind: 'open' | 'confirm', round = 0): string => {
  if (round > 0) return `${kind} ${round} `;
  return kind === 'open' ? '' : 'confirm ';
};

const opening = ({ linkRound }: Linked): string => meaningOf('open', linkRound);
const confirming = ({ corrections }: Linked): string => meaningOf('confirm', corrections);

const path = (name: string, token: string): string =>
  `${PUBLIC_PAGES.purchase}#${new URLSearchParams({ [name]: token }).toString()}`;

/** @param keys the first signs, all verify, as links are kept for long */
export function createPurchaseLinks(keys: readonly [Uint8Array, ...Uint8Array[]]): PurchaseLinks {
  const signed = (text: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(text).digest();
  const tokenFor = ({ purchaseId }: Linked, meaning: string): string =>
    `${purchaseId}~${signed(meaning + purchaseId).toString('base64url')}`;
  const isFor = (token: string, { purchaseId }: Linked, meaning: string): boolean => {
    const [id, sign = ''] = token.slice(0, 300).split('~');
    const signature = new Uint8Array(Buffer.from(sign, 'base64url'));
    const isOurs = keys.some((key) => {
      const right = new Uint8Array(signed(meaning + purchaseId, key));
      return signature.length === right.length && timingSafeEqual(signature, right);
    });
    return isOurs && id === purchaseId;
  };
  const createToken = (purchase: Linked): string => tokenFor(purchase, opening(purchase));
  return {
    idIn: (token) => idSchema.safeParse(token.slice(0, 300).split('~')[0]).data,
    createToken,
    opens: (token, purchase) => isFor(token, purchase, opening(purchase)),
    buildPath: (purchase) => path('token', createToken(purchase)),
    confirms: (token, purchase) => isFor(token, purchase, confirming(purchase)),
    confirmationPath: (purchase) => path('xacnhan', tokenFor(purchase, confirming(purchase))),
  };
}
