import { AppError } from '../../../src/domain/protocol/errors';
import { isSameSecret } from '../../http/secrets';
import type { Payments } from '../billing/payments/payments';
import type { RevokeClientLink } from '../clientLinks/links';
import type { JobRequest } from '../jobs/queue';
import { presentMail } from './changes';
import { correctedMailRequest, tellRequest } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderParts } from './parts';
import { newSecret, openerFor } from './secret';

export interface CorrectionParts {
  payments: Pick<Payments, 'correctPayer'>;
  revokeClientLink: RevokeClientLink;
}

export interface Correction {
  email: string;
  nextToken: string;
}

const MAX_CORRECTIONS = 3;

/**
 * The order with a mended address; undefined where it has it. The link of a mail mends nothing: whoever reads the mails of a
 * mistyped address could shut its visitor out.
 * @throws AppError not_found, order_other_device, order_email_mended
 */
function corrected(
  present: StoredOrder,
  token: string,
  { email, nextToken }: Correction,
): StoredOrder | undefined {
  const { contact, corrections = 0 } = present;
  const isDone = contact.email === email && isSameSecret(nextToken, present.token);
  if (isDone) return undefined;
  const opener = openerFor(token, present);
  if (opener === undefined) throw new AppError('not_found');
  if (opener === 'mail') throw new AppError('order_other_device');
  if (contact.email === email) return undefined;
  if (corrections >= MAX_CORRECTIONS) throw new AppError('order_email_mended');
  const { clientUrl: _, ...rest } = present;
  return {
    ...rest,
    contact: { ...contact, email },
    token: nextToken,
    mailToken: newSecret(),
    confirmation: { token: newSecret() },
    corrections: corrections + 1,
  };
}

function listFollowUps({ orderId, corrections = 0, ...order }: StoredOrder): JobRequest[] {
  const mail = presentMail({ orderId, ...order });
  const time = corrections + 1;
  return [
    ...(mail === undefined ? [] : [correctedMailRequest(orderId, mail, time)]),
    ...(order.expertId === undefined ? [] : [tellRequest(orderId, 'email', time)]),
  ];
}

/** The mail to the former address may have brought this link; the next mail brings another. */
async function endLink(
  revoke: RevokeClientLink,
  { orderId, clientId, expertWorkspaceId: workspaceId }: StoredOrder,
): Promise<void> {
  if (clientId === undefined || workspaceId === undefined) return;
  try {
    await revoke(workspaceId, clientId, orderId);
  } catch (error) {
    const isNone =
      error instanceof AppError && ['not_found', 'client_unknown'].includes(error.code);
    if (!isNone) throw error;
  }
}

export function createCorrecting(parts: OrderParts & CorrectionParts) {
  const { store, jobs, payments, revokeClientLink } = parts;
  return async (orderId: string, token: string, correction: Correction): Promise<StoredOrder> => {
    const before = await store.find(orderId);
    if (!before) throw new AppError('not_found');
    const change = (present: StoredOrder) => corrected(present, token, correction);
    const isNew = change(before) !== undefined;
    // First: the corrected order must never coexist with the old link.
    if (isNew) await endLink(revokeClientLink, before);
    const stored = await jobs.enqueueAround(isNew ? listFollowUps(before) : [], () =>
      store.update(orderId, change),
    );
    if (!stored) throw new AppError('not_found');
    // Repeated with each call, as an earlier one may have ended halfway.
    for (const { paymentId } of stored.payments)
      await payments.correctPayer(paymentId, stored.contact.email);
    return stored;
  };
}
