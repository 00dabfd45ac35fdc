import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../../tests/support/money/memoryDatabase';
import type { StoredDocument } from '../../../couch/client';
import { putNew } from '../../../store/documents';
import { transferKey, type Transfer } from '../payments/billingRecords';
import { createTransferStore, type TransferStore } from './transferStore';

const AT = '2026-11-27T03:00:00.000Z';
const LATER = '2026-11-27T03:00:40.000Z';
const now = (): Date => new Date(AT);
const transfer: Transfer = {
  transferId: 't1',
  gateway: 'MBBank',
  transactionDate: '2026-11-27 10:00:00',
  account: '1',
  content: 'x',
  direction: 'in',
  amount: 1_000,
  raw: '{}',
  receivedAt: AT,
  state: 'review',
  reviewReason: 'unknown_memo',
};
const decision = { by: 'staff', note: 'x', at: AT, paymentId: 'p1' };

let store: TransferStore;
beforeEach(async () => {
  const database = connect(new Map<string, StoredDocument>(), {
    before: () => undefined,
    after: () => undefined,
  });
  await putNew(database, transferKey('t1'), transfer, now());
  store = createTransferStore(database, now);
});

describe('an assignment that is taken back', () => {
  it('before it was begun waits for staff at once', async () => {
    await store.decide('t1', decision);
    await store.undo('t1', LATER);
    expect(await store.find('t1')).toEqual(transfer);
    expect(await store.begin('t1', AT)).toBe(false);
  });

  it('after it was carried out waits until its money counts no more, also for who asks twice', async () => {
    await store.decide('t1', decision);
    await store.begin('t1', AT);
    await store.update('t1', { state: 'matched', paymentId: 'p1' }, AT);
    await store.undo('t1', LATER);
    await expect(store.undo('t1', LATER)).rejects.toMatchObject({ code: 'payment_conflict' });
    expect(await store.waiting()).toEqual([]);
    expect(await store.find('t1')).toMatchObject({
      state: 'received',
      resolution: { isUndone: true, undoes: AT },
    });
    await store.release('t1');
    expect(await store.find('t1')).toEqual(transfer);
  });

  it('is not said to be carried out by a run that is late', async () => {
    await store.decide('t1', decision);
    await store.begin('t1', AT);
    await store.update('t1', { state: 'matched', paymentId: 'p1' }, AT);
    await store.undo('t1', LATER);
    await store.release('t1');
    await store.update('t1', { state: 'matched', paymentId: 'p1' }, AT);
    expect(await store.find('t1')).toEqual(transfer);
  });
});
