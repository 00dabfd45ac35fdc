import { describe, expect, it } from 'vitest';
import { prepareDatabase } from './databases';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';

const exists = (): Error => new CouchRefused(412, 'file_exists', 'the file already exists');
const gone = (): Error => new CouchDatabaseMissing('Database does not exist.');
const closed = (): Error =>
  new CouchUnavailable('internal_server_error: No DB shards could be opened.');

const away = (): Error => new CouchUnavailable('connection: refused');

/** A cluster that says these things, one a round, of a database that was just removed. */
function cluster(rounds: { make: () => Error; secure: () => Error }[]) {
  const calls: string[] = [];
  const send: Send = ({ method, path = '' }: CouchCall) => {
    calls.push(`${method} ${path}`);
    const [round] = rounds;
    if (!round) return Promise.resolve({ ok: true, _rev: '1-x', version: 99 });
    if (path === '') return Promise.reject(round.make());
    rounds.shift();
    return Promise.reject(round.secure());
  };
  return { send, calls };
}

describe('S05 a database of a name that a cluster has just removed', () => {
  it.each([
    ['not there', gone],
    ['not to be opened', closed],
  ])('S05 is made again while it is said to exist and is %s', async (_, secure) => {
    const half = { make: exists, secure };
    const { send, calls } = cluster([half, half]);
    await prepareDatabase(send, 'workspace-a');
    const ways = ['put ', 'put _security'];
    expect(calls.slice(0, 6)).toEqual([...ways, ...ways, ...ways]);
  });

  it('S05 is given up after a while, and at once where the server is away', async () => {
    const lasting = cluster(Array.from({ length: 99 }, () => ({ make: exists, secure: closed })));
    await expect(prepareDatabase(lasting.send, 'workspace-a')).rejects.toThrow('No DB shards');
    expect(lasting.calls).toHaveLength(20);
    const silent = cluster([{ make: exists, secure: away }]);
    await expect(prepareDatabase(silent.send, 'workspace-a')).rejects.toThrow('refused');
    expect(silent.calls).toHaveLength(2);
  });
});
