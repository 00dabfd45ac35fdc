import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors';
import { WriteMissing, type JobRun } from '../jobs/kinds';
import type { MailText } from '../mail/texts';
import { anOrder } from './fixtures';
import { orderJobHandlers } from './jobHandlers';
import { ORDER_MAIL } from './jobKinds';
import type { StoredOrder } from './orderRecords';

const AT = '2026-11-27T03:00:00.000Z';
const ORDER: StoredOrder = {
  ...anOrder('01900000-0000-7000-8000-000000000001'),
  state: 'delivered',
  expertName: 'BS Lan',
  expertWorkspaceId: 'w-lan',
  clientId: 'c1',
  deliveredAt: AT,
};

/** Runs the mail of a delivery. @param isThere whether the expert's device has sent the client */
async function deliver(attempt: number, { isThere = false, order = ORDER } = {}) {
  const sent: MailText[] = [];
  const handler = orderJobHandlers({
    store: { find: async () => order } as never,
    payments: { assign: async () => undefined },
    mailer: { send: async (_to: string, mail: MailText) => void sent.push(mail) } as never,
    createClientLink: async () => {
      if (!isThere) throw new AppError('client_unknown');
      return { url: 'https://bualanh.example/khach#t', linkId: 'l', expiresAt: AT };
    },
    publicUrl: () => 'https://bualanh.example',
  }).find(({ kind }) => kind.name === ORDER_MAIL.name);
  const payload = { orderId: order.orderId, mail: 'delivered' };
  const signal = new AbortController().signal;
  await handler?.run({ id: 'j', payload, attempt, subject: undefined, signal } as JobRun<unknown>);
  return sent;
}

describe('P09 the mail of a delivery', () => {
  it('brings the client their own link', async () => {
    const [mail] = await deliver(1, { isThere: true });
    expect(mail?.button?.url).toBe('https://bualanh.example/khach#t');
    expect(mail?.after?.join(' ')).toContain('của riêng bạn');
  });

  it('waits for a client whom the expert has not sent yet', async () => {
    for (const attempt of [1, 2, 3])
      await expect(deliver(attempt)).rejects.toMatchObject({ code: 'client_unknown' });
  });

  it('goes out without the link in the end, and leads to the order', async () => {
    const [mail, ...more] = await deliver(4);
    expect(more).toEqual([]);
    expect(mail?.lines.join(' ')).toContain('đã lập xong thực đơn 7 ngày');
    expect(mail?.button).toMatchObject({ label: 'Theo dõi đơn' });
    expect(mail?.button?.url).toContain(`#don=${ORDER.orderId}.${ORDER.token}`);
    expect(mail?.after?.join(' ')).not.toContain('Liên kết này');
  });

  it('does not go out for an order that was not delivered: the write that it waits for is missing', async () => {
    const { deliveredAt: _, ...order } = ORDER;
    await expect(deliver(1, { order })).rejects.toBeInstanceOf(WriteMissing);
  });
});
