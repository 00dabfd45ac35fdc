import { vi } from 'vitest';
import { RecordDatabase } from '../../../src/data/store/recordDatabase';

export function refuseRoomFor(collection: string): { refusals(): number; makeRoom(): void } {
  const { records } = RecordDatabase.prototype;
  let refusals = 0;
  const bulkPut = (): Promise<never> => {
    refusals += 1;
    return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  };
  const spied = vi.spyOn(RecordDatabase.prototype, 'records');
  spied.mockImplementation(function full(this: RecordDatabase, name) {
    const table = records.call(this, name);
    if (name !== collection) return table;
    return Object.assign(Object.create(table) as typeof table, { bulkPut });
  });
  return { refusals: () => refusals, makeRoom: () => spied.mockRestore() };
}
