import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  connectionsIn,
  connectionsTo,
  parseCpuSeconds,
  parseMegabytes,
  sampleProcess,
} from './machine';

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1
   1: 0100007F:D431 0100007F:1F90 01 00000000:00000000 00:00000000 00000000     0        0 2
   2: 0100007F:1F90 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 3
   3: 0100007F:D432 0100007F:1F90 06 00000000:00000000 00:00000000 00000000     0        0 0
`;

describe('load: what the system tells of the gateway', () => {
  it('counts open connections once, at the caller’s end', () => {
    expect(connectionsIn(TABLE, 8080)).toBe(1);
    expect(connectionsIn(TABLE, 80)).toBe(0);
  });

  it('reads memory in megabytes and processor time in seconds', () => {
    const status = 'Name:\tnode\nVmHWM:\t  500000 kB\nVmRSS:\t  200000 kB\n';
    expect(parseMegabytes(status, 'VmRSS')).toBe(204.8);
    expect(parseMegabytes(status, 'VmPeak')).toBeNull();
    const stat = `12 (a (b) c) S 1 1 1 0 -1 4194304 1 2 3 4 250 150 0 0 20 0 11 0 99`;
    expect(parseCpuSeconds(stat)).toBe(4);
  });

  it.runIf(process.platform === 'linux')('sees this very process and its connections', async () => {
    expect(sampleProcess(process.pid).memoryMb).toBeGreaterThan(20);
    expect(sampleProcess(process.pid).cpuSeconds).toBeGreaterThan(0);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(connectionsTo(port)).toBe(0);
    const open = () =>
      new Promise<Socket>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
      });
    const sockets = [await open(), await open()];
    expect(connectionsTo(port)).toBe(2);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
