import { describe, expect, it } from 'vitest';
import { ALL_COPIES } from './copies';
import { prepareDatabase } from './databases';
import { CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';

const exists = (): Error => new CouchRefused(412, 'file_exists', 'the file already exists');
const gone = (): Error => new CouchDatabaseMissing('Database does not exist.');
const closed = (): Error =>
  new CouchUnavailable('internal_server_error: No DB shards could be opened.');

const missing = (): Error => new CouchRefused(404, 'not_found', 'missing');
const away = (): Error => new CouchUnavailable('connection: refused');

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

async function written(copies: number): Promise<string[]> {
  const ids: string[] = [];
  await prepareDatabase(({ method, path = '', query, body }: CouchCall) => {
    if (path !== 'meta%3Aepoch') return Promise.resolve({ ok: true, _rev: '1-x', version: 99 });
    if (method === 'put') return Promise.resolve(ids.push((body as { _id: string })._id));
    const isSeen = copies > 1 || (copies === 1 && query?.r === ALL_COPIES);
    return isSeen ? Promise.resolve({ _rev: '1-e', epoch: 'first' }) : Promise.reject(missing());
  }, 'workspace-a');
  return ids;
}

describe('S02 the epoch of a database', () => {
  it('S02 is made where no copy has one, and never beside one that a single copy has', async () => {
    expect(await written(0)).toEqual(['meta:epoch']);
    expect(await written(1)).toEqual([]);
    expect(await written(3)).toEqual([]);
  });
});
