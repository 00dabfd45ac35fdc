import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { AccountProfile } from '../../../src/domain/accounts/account';
import type { WireDocument } from '../../../src/domain/protocol/protocol';
import type { Fetch } from '../../../src/gateway/calls';
import { profile } from '../../support/profile';
import { openDevice, type Device } from './device';
import type { SyncStatus } from '../../../src/sync/status';
import { FakeServer } from './fakeServer';

interface Options {
  rowsPerCall?: number;
  through?: (server: FakeServer) => Fetch;
}

export class OneDevice {
  account!: AccountProfile;
  server!: FakeServer;
  device!: Device;

  constructor(private readonly options: Options = {}) {}

  async open(): Promise<void> {
    const { rowsPerCall, through = (server) => server.fetch } = this.options;
    this.device = await openDevice(this.account, through(this.server), rowsPerCall);
  }

  async reopen(): Promise<void> {
    await this.device.close();
    await this.open();
  }

  synced(): Promise<SyncStatus> {
    return this.device.until((status) => status.syncBadge.kind === 'synced');
  }

  async offline(): Promise<void> {
    this.server.goDown();
    await this.device.until((status) => !status.online);
  }
}

export function withOneDevice(options?: Options): OneDevice {
  const on = new OneDevice(options);
  beforeEach(async () => {
    on.account = profile();
    on.server = new FakeServer(on.account);
    await on.open();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    on.server.down = false;
    await on.device.close();
    expect(on.device.errors.map(String)).toEqual([]);
  });
  return on;
}

export function wire(document: object & { id: string }, change: object = {}): WireDocument {
  return { ...document, _deleted: false, ...change };
}
