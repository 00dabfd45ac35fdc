import { TOKEN_HEADER } from '../../src/domain/accounts/tokenHeader';
import type { Call } from '../http/routes';
import { sendPrivate } from './answer';
import { drawing, type PageParts } from './pages';

/** The page on which a payer gives the account for a refund; without what opens it, the page whose script finds that in the fragment. */
export function createRefundPage({ ctx, refundAccounts, files, now }: PageParts) {
  return async ({ req, res }: Call): Promise<undefined> => {
    const { operator } = ctx.config;
    const around = { files, publicUrl: ctx.publicUrl(), now: now(), operator };
    const token = req.get(TOKEN_HEADER);
    const pen = await drawing();
    if (token === undefined) return sendPrivate(res, pen.drawRefundOpening(around));
    return sendPrivate(res, pen.drawRefund(await refundAccounts.open(token), around));
  };
}
