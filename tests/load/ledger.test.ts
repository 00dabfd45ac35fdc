import { describe, expect, it } from 'vitest';
import { createLedger, versionKey } from './ledger';

describe('load: ledger', () => {
  it('measures each device once, from the save on', () => {
    const ledger = createLedger();
    ledger.saved('a', 1000, [1, 2]);
    expect(ledger.missing()).toBe(2);
    expect(ledger.arrived('a', 1, 1040)).toBe(40);
    expect(ledger.arrived('a', 1, 1050)).toBeUndefined();
    expect(ledger.missing()).toBe(1);
    expect(ledger.arrived('a', 2, 1100)).toBe(100);
    expect(ledger.missing()).toBe(0);
  });

  it('does not count what nobody waits for', () => {
    const ledger = createLedger();
    ledger.saved('a', 0, []);
    ledger.saved('b', 0, [1]);
    expect(ledger.arrived('unknown', 1, 5)).toBeUndefined();
    expect(ledger.arrived('b', 2, 5)).toBeUndefined();
    ledger.withdraw('b');
    expect(ledger.missing()).toBe(0);
  });

  it('tells two versions of a document apart', () => {
    expect(versionKey({ id: 'x', updatedAt: '1' })).not.toBe(
      versionKey({ id: 'x', updatedAt: '2' }),
    );
  });
});
