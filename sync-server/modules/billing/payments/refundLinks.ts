import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GivenAccount, Payment } from '../../../../src/domain/money/payments';
import { idSchema } from '../../../../src/domain/schema/primitives';
import { PUBLIC_PAGES } from '../../../../src/domain/publicHouse/publicPaths';

/** A token's claims, before they were compared with the payment. */
export interface RefundToken {
  by: GivenAccount['by'];
  paymentId: string;
  sign: string;
}

/** Links to the page on which a payer gives the account for a refund. */
export interface RefundLinks {
  /** From the root of the site; the token is the fragment, which no server, log or other page learns of. */
  buildPath(payment: Payment, by: GivenAccount['by']): string;
  /** @returns undefined for what is none of ours by its form */
  read(token: string): RefundToken | undefined;
  isRight(token: RefundToken, payment: Payment): boolean;
}

const WAYS: readonly GivenAccount['by'][] = ['mail', 'purchase', 'order'];

/**
 * The signed text: links of a mail and of a purchase, which its mail leads to, are worth nothing once the payment's mails go to
 * another address. The device that ordered keeps its own.
 */
const signedText = ({ paymentId, payer: { email = '' } }: Payment, by: GivenAccount['by']) =>
  JSON.stringify(by === 'order' ? [by, paymentId] : [by, paymentId, email]);

/** @param keys secrets of the gateways: the first signs, each counts */
export function createRefundLinks(keys: readonly [Uint8Array, ...Uint8Array[]]): RefundLinks {
  const sign = (text: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(text).digest();
  return {
    buildPath: (payment, by) => {
      const signature = sign(signedText(payment, by)).toString('base64url');
      const token = `${by}~${payment.paymentId}~${signature}`;
      return `${PUBLIC_PAGES.refund}#${new URLSearchParams({ token }).toString()}`;
    },
    read: (token) => {
      const [way, paymentId = '', signature = ''] = token.slice(0, 300).split('~');
      const by = WAYS.find((one) => one === way);
      if (by === undefined || !idSchema.safeParse(paymentId).success) return undefined;
      return { by, paymentId, sign: signature };
    },
    isRight: ({ by, sign: signature }, payment) => {
      const signatureBytes = new Uint8Array(Buffer.from(signature, 'base64url'));
      return keys.some((key) => {
        const right = new Uint8Array(sign(signedText(payment, by), key));
        return signatureBytes.length === right.length && timingSafeEqual(signatureBytes, right);
      });
    },
  };
}
