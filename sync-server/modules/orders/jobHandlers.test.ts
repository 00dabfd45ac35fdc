import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/protocol/errors';
import { JobFailed, WriteMissing, type JobRun } from '../jobs/kinds';
import type { Letter } from '../mail/mailer';
import type { MailText } from '../mail/texts';
import { anOrder } from './fixtures';
import { orderJobHandlers } from './jobHandlers';
import { ORDER_MAIL } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderFile } from './paper';

const AT = '2026-11-27T03:00:00.000Z';
const ORDER: StoredOrder = {
  ...anOrder('01900000-0000-7000-8000-000000000001'),
  state: 'delivered',
  expertName: 'BS Lan',
  expertWorkspaceId: 'w-lan',
  clientId: 'c1',
  deliveredAt: AT,
};

interface Delivery {
  isThere?: boolean;
  order?: StoredOrder;
  mail?: string;
  paper?: OrderFile;
  meanwhile?: StoredOrder;
}

async function deliver(
  attempt: number,
  { isThere = false, order = ORDER, mail = 'delivered', paper, meanwhile }: Delivery = {},
) {
  const sent: MailText[] = [];
  const letters: Letter[] = [];
  const handler = orderJobHandlers({
    store: {
      find: async () => order,
      update: async (_id: string, change: (one: StoredOrder) => StoredOrder | undefined) => {
        order = change(order) ?? order;
        return order;
      },
    } as never,
    payments: { assign: async () => undefined },
    mailer: {
      send: async (_to: string, mail: MailText) => void sent.push(mail),
      sendLetter: async (letter: Letter) => void letters.push(letter),
    } as never,
    paper: async () => {
      order = meanwhile ?? order;
      return paper;
    },
    replyTo: 'xin-chao@bualanh.example',
    createClientLink: async () => {
      if (!isThere) throw new AppError('client_unknown');
      return { url: 'https://bualanh.example/khach#t', linkId: 'l', expiresAt: AT };
    },
    publicUrl: () => 'https://bualanh.example',
  }).find(({ kind }) => kind.name === ORDER_MAIL.name);
  const payload = { orderId: order.orderId, mail };
  const signal = new AbortController().signal;
  await handler?.run({ id: 'j', payload, attempt, subject: undefined, signal } as JobRun<unknown>);
  return { sent, letters, order };
}

describe('P09 the mail of a delivery', () => {
  it('brings the client their own link', async () => {
    const { sent, order } = await deliver(1, { isThere: true });
    const [mail] = sent;
    expect(order.clientUrl).toBe('https://bualanh.example/khach#t');
    expect(mail?.button?.url).toBe('https://bualanh.example/khach#t');
    expect(mail?.after?.join(' ')).toContain('của riêng bạn');
  });

  it('has the paper, and says what it says of allergies and what to mind', async () => {
    const allergies = {
      avoid: ['Tôm, tép'],
      findings: ['Có thể có tôm (mắm tôm trong bún riêu cua)'],
      offends: false,
    };
    const guidance = {
      heading: 'Điều cần nhớ',
      lines: [{ text: 'Không rượu bia.' }],
      ask: 'Có điều chưa rõ, hãy hỏi BS Lan.',
    };
    const paper = { name: 'tuan.pdf', bytes: new Uint8Array([1]), allergies, guidance };
    const { sent, letters } = await deliver(1, { isThere: true, paper });
    expect(sent).toEqual([]);
    const [letter] = letters;
    expect(letter?.attachment?.name).toBe('tuan.pdf');
    expect(letter?.to.address).toBe('hanh@example.vn');
    expect(letter?.text).toContain('Dị ứng đã khai: Tôm, tép.');
    expect(letter?.text).toContain('Có thể có tôm (mắm tôm trong bún riêu cua)');
    expect(letter?.text).toContain('Bản PDF để in nằm trong thư này');
    expect(letter?.text).toContain('• Không rượu bia.');
    expect(letter?.text).toContain('Có điều chưa rõ, hãy hỏi BS Lan.');
  });

  it('of what was changed leads to the same link', async () => {
    const change = { text: 'Đổi món thứ ba', at: AT, answeredAt: AT };
    const clientUrl = 'https://bualanh.example/khach#truoc';
    const order = { ...ORDER, change, clientUrl };
    const { sent } = await deliver(1, { order, mail: 'redelivered' });
    expect(sent[0]?.subject).toContain('đã được chỉnh');
    expect(sent[0]?.button?.url).toBe(clientUrl);
  });

  it('does not go to an address that was mended while its paper was drawn', async () => {
    const meanwhile = {
      ...ORDER,
      corrections: 1,
      contact: { ...ORDER.contact, email: 'moi@x.vn' },
    };
    await expect(deliver(1, { isThere: true, meanwhile })).rejects.toBeInstanceOf(JobFailed);
  });

  it('waits for a client whom the expert has not sent yet', async () => {
    for (const attempt of [1, 2, 3])
      await expect(deliver(attempt)).rejects.toMatchObject({ code: 'client_unknown' });
  });

  it('goes out without the link in the end, and leads to the order', async () => {
    const [mail, ...more] = (await deliver(4)).sent;
    expect(more).toEqual([]);
    expect(mail?.lines.join(' ')).toContain('đã lập xong thực đơn 7 ngày');
    expect(mail?.button).toMatchObject({ label: 'Theo dõi đơn' });
    expect(mail?.button?.url).toContain(`#don=${ORDER.orderId}.${ORDER.mailToken}`);
    expect(mail?.after?.join(' ')).not.toContain('Liên kết này');
  });

  it('does not go out for an order that was not delivered: the write that it waits for is missing', async () => {
    const { deliveredAt: _, ...order } = ORDER;
    await expect(deliver(1, { order })).rejects.toBeInstanceOf(WriteMissing);
  });
});
