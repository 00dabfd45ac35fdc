import { describe, expect, it } from 'vitest';
import { hasRoom } from './queue';

const mail = { name: 'mail', mostPerSubject: 1_000 };
const money = { name: 'money', mostPerSubject: 1_000, mustBeDone: true } as const;
const waiting = (inAll: number, ofKind = 0, ofSubject = 0) => ({ inAll, ofKind, ofSubject });

describe('jobs that wait', () => {
  it('of one account are bounded', () => {
    expect(hasRoom(waiting(999, 999, 999), mail)).toBe(true);
    expect(hasRoom(waiting(1_000, 1_000, 1_000), mail)).toBe(false);
  });

  it('of one kind leave room for others, from however many accounts they are', () => {
    expect(hasRoom(waiting(4_999, 4_999), mail)).toBe(true);
    expect(hasRoom(waiting(5_000, 5_000), mail)).toBe(false);
    expect(hasRoom(waiting(5_000, 0), { ...mail, name: 'reset' })).toBe(true);
  });

  it('are bounded in all, and those of money have a room of their own behind that', () => {
    expect(hasRoom(waiting(10_000), mail)).toBe(false);
    expect(hasRoom(waiting(10_000, 9_000), money)).toBe(true);
    expect(hasRoom(waiting(20_000), money)).toBe(false);
  });
});
