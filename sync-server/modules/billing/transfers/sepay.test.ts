import { describe, expect, it } from 'vitest';
import { readTransfer, requireSender, computeSignature } from './sepay';

const raw = Buffer.from('{"id":1}');
const SECRET = 'test-secret';
const NOW = new Date(1_790_000_000_000);
/** Made by running SePay's own rule: unix time 1790000000, this body, this secret. */
const SIGNATURE = 'sha256=1db2025f8923be1a8b2f3bb43e9b921c814571c9b6432e4f28dc3ca1fd11c406';
const signed = { 'x-sepay-timestamp': '1790000000', 'x-sepay-signature': SIGNATURE };
const bank = { webhookSecret: SECRET, apiKey: undefined };
const late = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

describe('a message of SePay', () => {
  it('is signed over its time and its bytes', () => {
    expect(computeSignature(SECRET, '1790000000', raw)).toBe(SIGNATURE);
    expect(() => requireSender({ headers: signed, raw }, bank, NOW)).not.toThrow();
    expect(() => requireSender({ headers: signed, raw }, bank, late(300))).not.toThrow();
    expect(() => requireSender({ headers: signed, raw }, bank, late(-300))).not.toThrow();
  });

  it.each([
    ['other bytes', signed, Buffer.from('{"id":2}'), NOW],
    ['a time that is over', signed, raw, late(301)],
    ['a time to come', signed, raw, late(-301)],
    ['another time', { ...signed, 'x-sepay-timestamp': '1790000001' }, raw, NOW],
    ['no time', { 'x-sepay-signature': SIGNATURE }, raw, NOW],
    ['a time that is none', { ...signed, 'x-sepay-timestamp': '1e9' }, raw, NOW],
    ['two signatures', { ...signed, 'x-sepay-signature': [SIGNATURE, SIGNATURE] }, raw, NOW],
    ['nothing', {}, raw, NOW],
    ['a key where none is set', { authorization: 'Apikey undefined' }, raw, NOW],
  ])('is refused with %s', (_what, headers, bytes, now) => {
    expect(() => requireSender({ headers, raw: bytes }, bank, now)).toThrow('wrong_signature');
  });

  it('is taken with the key, where that is how the bank was set up', () => {
    const keyed = { webhookSecret: undefined, apiKey: 'a-key-of-our-own' };
    const headers = { authorization: 'Apikey a-key-of-our-own' };
    expect(() => requireSender({ headers, raw }, keyed, NOW)).not.toThrow();
    expect(() => requireSender({ headers: signed, raw }, keyed, NOW)).toThrow('wrong_signature');
    expect(() => requireSender({ headers, raw }, undefined, NOW)).toThrow('payments_off');
  });

  it('is read with what banks leave out, and kept as it came', () => {
    const source = JSON.stringify({
      id: 92_704,
      gateway: 'MBBank',
      transactionDate: '2026-11-27 10:35:12',
      accountNumber: '0000026112026',
      subAccount: null,
      code: null,
      content: 'BL7K3M9Q2F',
      transferType: 'in',
      transferAmount: 499_000,
      accumulated: 19_077_000,
      referenceCode: 'FT26330480915',
      description: '',
    });
    expect(readTransfer(Buffer.from(source), NOW)).toMatchObject({
      transferId: 'sepay-92704',
      amount: 499_000,
      direction: 'in',
      content: 'BL7K3M9Q2F',
      raw: source,
      state: 'received',
    });
  });

  it.each(['{', '[]', '{"id":1}', '{"id":{},"transferType":"in","transferAmount":1}'])(
    'that is none (%s) is refused',
    (text) => {
      expect(() => readTransfer(Buffer.from(text), NOW)).toThrow();
    },
  );

  it.each([-1, 0.5, '499000', 1e15])('with the amount %j is refused', (transferAmount) => {
    const text = JSON.stringify({ id: 1, transferType: 'in', transferAmount });
    expect(() => readTransfer(Buffer.from(text), NOW)).toThrow();
  });
});
