import 'fake-indexeddb/auto';
import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenLocalData } from '../data/openLocalData';
import { SideStore } from '../data/sideStore';
import { TWO_WAY_NAMES } from '../domain/collections';
import { newId } from '../platform/ids';
import { createSettler } from './settler';

let side: SideStore;
beforeEach(() => {
  side = new SideStore(`test-${newId()}`);
});
afterEach(() => side.delete());

/** What the storage of the clients tells. */
const changes = new Subject<{ events: { documentData: object }[] }>();

const versionOf = (phone: string, id = 'a') => ({ documentData: { id, phone, _deleted: false } });

it('S02 two versions that come at once are looked at one after the other', async () => {
  const rx = Object.fromEntries(
    TWO_WAY_NAMES.map((name) => [
      name,
      { storageInstance: { changeStream: () => (name === 'clients' ? changes : NEVER) } },
    ]),
  );
  const question = { collection: 'clients', title: 'Hoa', path: 'phone', kept: '0909' } as const;
  const at = '2026-03-05T00:00:00.000Z';
  await side.conflicts.put({ ...question, at, key: 'one', id: 'a', shown: '0901' });
  await side.conflicts.put({ ...question, at, key: 'last', id: 'b', shown: '0901' });
  const failures: unknown[] = [];
  const settler = createSettler({ rx, side } as unknown as OpenLocalData);
  settler.start((error) => failures.push(error));
  changes.next({ events: [versionOf('0902')] });
  changes.next({ events: [versionOf('0901')] });
  changes.next({ events: [versionOf('0903', 'b')] });
  const last = async () => (await side.conflicts.get('last'))?.shown;
  await expect.poll(last, { timeout: 10_000 }).toBe('0903');
  // Whoever looks at all of them at once may be at the first one still.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await side.conflicts.get('one')).toMatchObject({ shown: '0901' });
  settler.stop();
  expect(failures).toEqual([]);
});
