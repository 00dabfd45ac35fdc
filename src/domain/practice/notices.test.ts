import { describe, expect, it } from 'vitest';
import type { Notice } from '../records/notices';
import { foodAnswer, listMessages, removalReason } from './notices';

const notice = (id: string, updatedAt: string, more: Partial<Notice> = {}): Notice => ({
  id,
  createdAt: updatedAt,
  updatedAt,
  kind: 'notification',
  ...more,
});
const about = { collection: 'menus', id: 'm1' };
const removed = notice('n1', '2026-11-26T00:00:00.000Z', {
  about,
  act: 'removed',
  body: 'Hứa chữa bệnh',
});

describe('P22 notices that an expert reads', () => {
  it('P22 are messages alone, the newest first', () => {
    const newer = notice('n2', '2026-11-27T00:00:00.000Z');
    const receipt = notice('r1', '2026-11-27T01:00:00.000Z', { kind: 'receipt' });
    expect(listMessages([removed, receipt, newer]).map(({ id }) => id)).toEqual(['n2', 'n1']);
  });

  it('P22 say at a document why it was taken down, until it is allowed again', () => {
    expect(removalReason([removed], 'menus', 'm1')).toBe('Hứa chữa bệnh');
    expect(removalReason([removed], 'recipes', 'm1')).toBeUndefined();
    expect(removalReason([removed], 'menus', 'm2')).toBeUndefined();
    const allowed = notice('n3', '2026-11-27T00:00:00.000Z', { about, act: 'restored' });
    expect(removalReason([removed, allowed], 'menus', 'm1')).toBeUndefined();
  });

  it('P24 say at an own food what staff decided, until it is changed or taken back', () => {
    const food = { id: 'f1', status: 'pending', updatedAt: '2026-11-25T00:00:00.000Z' };
    const declined = notice('n4', '2026-11-26T00:00:00.000Z', {
      about: { collection: 'foods', id: 'f1' },
      act: 'foodDeclined',
      body: 'Thiếu ảnh nhãn',
    });
    expect(foodAnswer([declined], food)).toEqual({ answer: 'declined', reason: 'Thiếu ảnh nhãn' });
    expect(
      foodAnswer([declined], { ...food, updatedAt: '2026-11-27T00:00:00.000Z' }),
    ).toBeUndefined();
    expect(foodAnswer([declined], { ...food, status: 'active' })).toBeUndefined();
    expect(foodAnswer([declined], { ...food, id: 'f2' })).toBeUndefined();
    const approved = { ...declined, updatedAt: '2026-11-28T00:00:00.000Z', act: 'foodApproved' };
    expect(foodAnswer([declined, approved], food)).toEqual({ answer: 'approved', reason: '' });
    const asked = { ...declined, act: 'foodAsked', body: 'Mỗi hũ bao nhiêu gam?' };
    expect(foodAnswer([asked], food)).toEqual({ answer: 'asked', reason: 'Mỗi hũ bao nhiêu gam?' });
    expect(foodAnswer([{ ...approved, act: 'foodUndone' }], food)).toBeUndefined();
    // As gateways of before wrote it.
    const former = { ...declined, act: 'food-declined' };
    expect(foodAnswer([former], food)).toEqual({ answer: 'declined', reason: 'Thiếu ảnh nhãn' });
  });
});
