import { cancelPayment, playBank, readPayment, sepayWebhook } from '../../../../src/api/payments';
import { AppError } from '../../../../src/domain/protocol/errors';
import type { Payment } from '../../../../src/domain/money/payments';
import { TOKEN_HEADER } from '../../../../src/domain/accounts/tokenHeader';
import type { BankSettings } from '../../../bankSettings';
import type { Rate } from '../../../http/rates';
import { isSameSecret } from '../../../http/secrets';
import { route } from '../../../http/route';
import type { RouteDefinition } from '../../../http/routes';
import type { Payments } from './payments';
import { playTransfer } from '../transfers/playedBank';
import { readTransfer, requireSender } from '../transfers/sepay';
import type { Transfers } from '../transfers/transfers';

/** A window polls every ten seconds, and several may share one address. */
const ASKING: Rate = { name: 'payment', calls: 120, burst: 60 };
/**
 * SePay sends from few addresses and repeats what was not accepted: 300 a second allow for busy days. An unsigned call
 * costs a hash of at most 32 KB.
 */
const MESSAGES: Rate = { name: 'webhook', calls: 18_000, burst: 3_000 };
const PLAYING: Rate = { name: 'played bank', calls: 60, burst: 30 };

interface Parts {
  payments: Payments;
  transfers: Transfers;
  bank: BankSettings | undefined;
  ownUrl: () => string;
  now: () => Date;
}

function bankRoutes({ transfers, bank, ownUrl, now }: Parts): RouteDefinition[] {
  return [
    route(
      sepayWebhook,
      async ({ req, body: raw }) => {
        requireSender({ headers: req.headers, raw }, bank, now());
        await transfers.take(readTransfer(raw, now()));
      },
      { rate: MESSAGES, room: 'webhook' },
    ),
    route(
      playBank,
      async ({ body }) => {
        if (!bank?.isTrial) throw new AppError('not_found');
        await playTransfer({ bank, url: ownUrl(), now: now() }, body);
      },
      { rate: PLAYING },
    ),
  ];
}

export function paymentRoutes(parts: Parts): RouteDefinition[] {
  const { payments } = parts;

  /** @throws AppError not_found alike for unknown payments and wrong tokens */
  async function opened(id: string, token: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment || !isSameSecret(token, payment.token)) throw new AppError('not_found');
    return payment;
  }

  return [
    ...bankRoutes(parts),
    route(
      readPayment,
      async ({ params: { id }, headers }) => ({
        payment: payments.toView(await opened(id, headers[TOKEN_HEADER])),
      }),
      { rate: ASKING },
    ),
    route(
      cancelPayment,
      async ({ params: { id }, body: { token } }) => {
        const { paymentId } = await opened(id, token);
        return { payment: payments.toView(await payments.cancel(paymentId)) };
      },
      { rate: ASKING },
    ),
  ];
}
