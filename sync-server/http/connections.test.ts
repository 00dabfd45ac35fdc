import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createConnections } from './connections';

const LIMITS = { strangersOfPlace: 3, strangers: 5, account: 2, inAll: 7 };

class FakeSocket extends EventEmitter {
  destroyed = false;
  constructor(readonly remoteAddress: string) {
    super();
  }
  destroy(): void {
    this.destroyed = true;
  }
}

function open(limits = LIMITS, proxies = 0) {
  const connections = createConnections(proxies, limits);
  const sockets: FakeSocket[] = [];
  return {
    come: (address: string, account?: string): FakeSocket => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      connections.opened(socket as unknown as Socket);
      if (account !== undefined) connections.known(socket as unknown as Socket, account);
      return socket;
    },
    alive: () => sockets.flatMap(({ destroyed }, index) => (destroyed ? [] : [index])),
    count: connections.count,
  };
}

describe('S05 connections', () => {
  it('S05 of one address without a sign-in: the oldest makes room, and at once', () => {
    const { come, alive, count } = open();
    for (let index = 0; index < 6; index += 1) come('10.0.0.1');
    expect([alive(), count()]).toEqual([[3, 4, 5], 3]);
  });

  it('S05 who has signed in is not counted with strangers of the same address', () => {
    const { come, alive } = open();
    come('10.0.0.1', 'lan');
    for (let index = 0; index < 5; index += 1) come('10.0.0.1');
    expect(alive()).toEqual([0, 3, 4, 5]);
  });

  it('S05 of one account, and of all: strangers go before people who work', () => {
    const { come, alive } = open();
    for (let index = 0; index < 3; index += 1) come('10.0.0.1', 'lan');
    expect(alive()).toEqual([1, 2]);
    for (const account of ['a', 'b', 'c', 'd']) come('10.0.0.2', account);
    come('10.0.0.3');
    come('10.0.0.4', 'e');
    expect(alive()).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });

  it('S05 of many accounts at one place: that place makes room, and who comes is served', () => {
    const { come, alive } = open();
    come('10.0.0.9', 'lan');
    for (const account of ['a', 'b', 'c', 'd', 'e', 'f']) come('10.0.0.1', account);
    come('10.0.0.2');
    come('10.0.0.2', 'mai');
    expect(alive()).toEqual([0, 2, 3, 4, 5, 6, 8]);
  });

  it('S05 behind a proxy its address says nothing of who calls', () => {
    const { come, count } = open(LIMITS, 1);
    for (let index = 0; index < 5; index += 1) come('10.0.0.1');
    expect(count()).toBe(5);
  });
});
