import { describe, expect, it } from 'vitest';
import { anOrder } from './fixtures';
import { confirmOrderMail, expertMail, expertNotice, orderMail } from './texts';

/** Staff took 498.000 of 499.000 for enough. */
const ORDER = { ...anOrder('01a225ee-edaa-7c2e-9b48-feb925e7e60b'), paidAmount: 498_000 };
const LINKS = { order: 'https://bualanh.example/dat-thuc-don#don=x.y' };
const saidBy = (mail: object): string => JSON.stringify(mail);

describe('mails and notices of an order', () => {
  it.each([
    ['the money came', orderMail('paid', ORDER, LINKS)],
    ['the money goes back', orderMail('refunding', { ...ORDER, refundReason: 'cancelled' }, LINKS)],
    ['an expert is told', expertMail('open', ORDER, { name: 'Hà', url: 'https://x.example' })],
    ['an expert reads', expertNotice('open', ORDER)],
  ])('say what was paid, not the price, where %s', (_, mail) => {
    expect(saidBy(mail)).toContain('498.000');
    expect(saidBy(mail)).not.toContain('499.000');
  });

  it('say the price where an order of before does not tell what was paid', () => {
    const { paidAmount: _, ...before } = ORDER;
    expect(saidBy(orderMail('paid', before, LINKS))).toContain('499.000');
  });

  it('name nobody and nothing to an address that nobody has confirmed', () => {
    const mail = saidBy(confirmOrderMail(ORDER, 'https://bualanh.example/#xacnhan=a.b'));
    const { contact, answers, token } = ORDER;
    for (const secret of [contact.name, String(answers.weightKg), token, ...answers.conditions])
      expect(mail).not.toContain(secret);
  });

  it('tell an expert of a mended address without it in the mail', () => {
    const mail = saidBy(expertMail('email', ORDER, { name: 'Hà', url: 'https://x.example' }));
    expect(mail).not.toContain(ORDER.contact.email);
    expect(saidBy(expertNotice('email', ORDER))).toContain(ORDER.contact.email);
  });
});
