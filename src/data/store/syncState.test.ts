import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameDocument } from '../../domain/records/equality';
import { WRITES_KEPT, type ServerVersion, type WireDocument } from '../../domain/protocol/protocol';
import {
  acknowledged,
  detached,
  discarded,
  edited,
  parseHeight,
  received,
  refused,
  retried,
  type Held,
} from './syncState';

const FIELDS = ['phone', 'email', 'workoutFrequency'] as const;
const WORDS = ['tôm', 'sữa'] as const;
type Field = (typeof FIELDS)[number];

const NEW: WireDocument = {
  id: 'c1',
  clientName: 'Hoa',
  goals: [],
  medicalConditions: [],
  allergies: [],
  assignedMenus: [],
  status: 'active',
  _deleted: false,
};

type Change =
  | { field: Field; value: 'a' | 'b' | undefined }
  | { word: (typeof WORDS)[number]; isThere: boolean }
  | { isDeleted: boolean };

type Step =
  | { do: 'edit' | 'other'; change: Change }
  | { do: 'pull'; age: number }
  | { do: 'push'; how: 'answered' | 'answer lost' | 'request lost'; meanwhile: Change | null };

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      field: fc.constantFrom(...FIELDS),
      value: fc.constantFrom('a' as const, 'b' as const, undefined),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ word: fc.constantFrom(...WORDS), isThere: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ isDeleted: fc.boolean() }) },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('edit' as const, 'other' as const), change: changes }),
    fc.record({ do: fc.constant('pull' as const), age: fc.nat(3) }),
    fc.record({
      do: fc.constant('push' as const),
      how: fc.constantFrom('answered' as const, 'answer lost' as const, 'request lost' as const),
      meanwhile: fc.option(changes),
    }),
  ),
  { maxLength: 25 },
);

function changed(document: WireDocument, change: Change): WireDocument {
  if ('isDeleted' in change) return { ...document, _deleted: change.isDeleted };
  if ('word' in change) {
    const others = (document.allergies as string[]).filter((one) => one !== change.word);
    return { ...document, allergies: change.isThere ? [...others, change.word] : others };
  }
  const { [change.field]: _former, ...rest } = document;
  return (change.value === undefined ? rest : { ...rest, [change.field]: change.value }) as never;
}

function readValues(document: WireDocument): Map<string, unknown> {
  const allergies = document.allergies as string[];
  return new Map<string, unknown>([
    ...FIELDS.map((field): [string, unknown] => [field, document[field]]),
    ...WORDS.map((word): [string, unknown] => [`word ${word}`, allergies.includes(word)]),
  ]);
}

class World {
  held: Held | undefined;
  readonly versions: ServerVersion[] = [];
  readonly inFlight = new Set<string>();
  readonly conflictPaths = new Set<string>();
  readonly mine = new Map<string, { value: unknown; known: number }>();
  readonly theirs = new Map<string, { value: unknown; height: number }>();
  private names = 0;

  name = (): string => `w${(this.names += 1)}`;
  get newest(): ServerVersion | undefined {
    return this.versions.at(-1);
  }

  put(document: WireDocument, write: string): string {
    const rev = `${this.versions.length + 1}-x`;
    const writes = [...(this.newest?.writes ?? []), write].slice(-WRITES_KEPT);
    this.versions.push({ document, rev, writes });
    return rev;
  }

  edit(change: Change): void {
    const present = this.held?.document;
    if (!present && 'isDeleted' in change) return;
    const next = changed(present ?? NEW, change);
    const isSent =
      this.held?.sync.state !== 'clean' && this.inFlight.has(this.held?.sync.write ?? '');
    const [was, is] = [readValues(present ?? NEW), readValues(next)];
    const known = parseHeight(this.held?.sync.rev ?? null);
    for (const [fieldPath, value] of is)
      if (value !== was.get(fieldPath)) this.mine.set(fieldPath, { value, known });
    this.held = edited(this.held, next, this.name(), isSent);
  }

  other(change: Change): void {
    const present = this.newest?.document;
    if (!present) return;
    const next = changed(present, change);
    const [was, is] = [readValues(present), readValues(next)];
    this.put(next, this.name());
    for (const [fieldPath, value] of is)
      if (value !== was.get(fieldPath))
        this.theirs.set(fieldPath, { value, height: this.versions.length });
  }

  take(version: ServerVersion, pushedOn?: string | null): void {
    const before = parseHeight(this.held?.sync.rev ?? null);
    const result = received('clients', this.held, version, this.name(), pushedOn);
    this.held = result.record;
    for (const { path } of result.conflicts) this.conflictPaths.add(path);
    expect(parseHeight(this.held?.sync.rev ?? null)).toBeGreaterThanOrEqual(before);
  }

  push(how: 'answered' | 'answer lost' | 'request lost', meanwhile: Change | null): void {
    const { held } = this;
    if (!held || held.sync.state !== 'dirty' || !held.sync.waits) return;
    const { document, sync } = held;
    const sent = { document, write: sync.write, rev: sync.rev };
    this.inFlight.add(sent.write);
    const arrives = how !== 'request lost';
    const { newest } = this;
    const isBased = sent.rev === (newest?.rev ?? null);
    const isSame = newest && !isBased && sameDocument(newest.document, document);
    let rev: string | undefined;
    if (isSame && newest.writes.includes(sent.write)) rev = newest.rev;
    else if (arrives && (isBased || isSame)) rev = this.put(document, sent.write);
    if (meanwhile) this.edit(meanwhile);
    if (how !== 'answered' || !this.held) return;
    if (rev) this.held = acknowledged(this.held, sent, rev);
    else if (newest) this.take(newest, sent.rev);
    this.inFlight.delete(sent.write);
  }

  run(step: Step): void {
    if (step.do === 'pull') {
      const version = this.versions.at(-1 - (step as { age: number }).age);
      if (version) this.take(version);
    } else if (step.do === 'push') this.push(step.how, step.meanwhile);
    else if (step.do === 'edit') this.edit(step.change as Change);
    else this.other(step.change as Change);
    if (this.held?.sync.state === 'clean') {
      const { rev } = this.held.sync;
      const version = this.versions.find((one) => one.rev === rev);
      expect(version && sameDocument(version.document, this.held.document)).toBe(true);
    }
  }

  settle(): void {
    for (let round = 0; round < 4; round += 1) {
      if (this.newest) this.take(this.newest);
      this.push('answered', null);
    }
  }
}

describe('S02 states of a document', () => {
  it('S02 whatever is lost on the way, device and server end with the same version', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        const world = new World();
        for (const step of walk) world.run(step);
        world.settle();
        const { held, newest } = world;
        if (!held) return;
        if (!newest) expect(held.document._deleted).toBe(true);
        else {
          expect(held.sync).toEqual({ state: 'clean', rev: newest.rev });
          expect(sameDocument(held.document, newest.document)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('S02 what was taken out behind many lost answers does not come back', () => {
    const world = new World();
    world.run({ do: 'edit', change: { word: 'sữa', isThere: true } });
    world.run({ do: 'push', how: 'answer lost', meanwhile: { word: 'sữa', isThere: false } });
    for (const value of ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a'] as const)
      world.run({ do: 'push', how: 'request lost', meanwhile: { field: 'phone', value } });
    world.settle();
    expect(readValues(world.held!.document).get('word sữa')).toBe(false);
    expect(world.held?.document).toMatchObject({ phone: 'a' });
  });

  it('S02 of each value one of the last writes stands, or somebody is asked', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        const world = new World();
        for (const step of walk) world.run(step);
        world.settle();
        const { held, mine, theirs, conflictPaths } = world;
        if (!held || held.document._deleted) return;
        for (const [fieldPath, value] of readValues(held.document)) {
          if (conflictPaths.has(fieldPath) || conflictPaths.has('_deleted')) continue;
          const [here, there] = [mine.get(fieldPath), theirs.get(fieldPath)];
          const lasts = [here, there].flatMap((one) => (one ? [one.value] : []));
          if (lasts.length > 0) expect(lasts).toContain(value);
          // The device that had seen the other's write and wrote again has the last word.
          if (here && there && here.known >= there.height) expect(value).toBe(here.value);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

const version = (height: number, change: object = {}, writes: string[] = []): ServerVersion => ({
  document: { ...NEW, ...change },
  rev: `${height}-x`,
  writes,
});
const cleanAt = (height: number): Held =>
  received('clients', undefined, version(height), 'w').record!;
const dirtyAt = (height: number): Held =>
  edited(cleanAt(height), { ...NEW, phone: '1' }, 'mine', false);

describe('S02 single steps', () => {
  it('S02 a server revision that is older than the device’s changes nothing', () => {
    for (const held of [cleanAt(7), dirtyAt(7)]) {
      const result = received('clients', held, version(6, { email: 'old@example.vn' }), 'w');
      expect(result.record).toBe(held);
      // 10 is higher than 9: revisions are numbers, not words.
      expect(received('clients', cleanAt(10), version(9), 'w').record?.sync.rev).toBe('10-x');
    }
  });

  it('S02 the answer to a push counts though its revision is lower: a restored database', () => {
    const held = dirtyAt(7);
    const result = received('clients', held, version(2, { email: 'a@b.vn' }), 'w', '7-x');
    expect(result.record).toMatchObject({
      document: { phone: '1', email: 'a@b.vn' },
      sync: { state: 'dirty', rev: '2-x' },
    });
  });

  it('S02 a change that is taken back before it was sent is none', () => {
    expect(edited(dirtyAt(3), NEW, 'w', false).sync).toEqual({ state: 'clean', rev: '3-x' });
    // It may have reached the server, so it stays dirty.
    expect(edited(dirtyAt(3), NEW, 'w', true).sync.state).toBe('dirty');
  });

  it('S02 another device’s equal version is not taken for an own one', () => {
    // Off and on again here, the first of it lost; off elsewhere, by somebody who never saw it.
    const off = edited(cleanAt(3), { ...NEW, status: 'inactive' }, 'off', false);
    const on = edited(off, NEW, 'on', true);
    const elsewhere = version(4, { status: 'inactive' }, ['theirs']);
    expect(received('clients', on, elsewhere, 'w').record).toMatchObject({
      document: { status: 'inactive' },
      sync: { state: 'clean', rev: '4-x' },
    });
  });

  it('S02 a refused document stays refused until it is edited, sent again or given up', () => {
    const held = refused(dirtyAt(3), 'mine');
    expect(held.sync.state).toBe('refused');
    expect(refused(dirtyAt(3), 'other').sync.state).toBe('dirty');
    const newer = received('clients', held, version(4, { email: 'a@b.vn' }), 'w').record;
    expect(newer?.document).toMatchObject({ phone: '1', email: 'a@b.vn' });
    expect(retried(held).sync).toMatchObject({ state: 'dirty', write: 'mine' });
    expect(discarded(held)).toEqual(cleanAt(3));
    expect(edited(held, { ...NEW, phone: '2' }, 'w', false).sync).toMatchObject({
      state: 'dirty',
      base: NEW,
    });
    const fresh = refused(edited(undefined, NEW, 'mine', false), 'mine');
    expect(discarded(fresh)).toBeUndefined();
    const gone = edited(fresh, { ...NEW, _deleted: true }, 'w', false);
    expect('waits' in gone.sync).toBe(false);
    expect(edited(gone, NEW, 'w2', false).sync).toMatchObject({ state: 'dirty', waits: 1 });
  });

  it('S02 a refusal says nothing of the version before it, which the server may have taken', () => {
    const lost = edited(dirtyAt(3), { ...NEW, phone: '2' }, 'second', true);
    const held = refused(lost, 'second');
    const taken = { document: { ...NEW, phone: '1' }, rev: '4-x', writes: ['mine'] };
    const outcome = received('clients', held, taken, 'w');
    expect(outcome.conflicts).toEqual([]);
    expect(outcome.record?.document).toMatchObject({ phone: '2' });
    // Edited back to the last version that both sides had. The server took phone 1 meanwhile, so this is a change to send,
    // and it wins over phone 1.
    const back = edited(held, NEW, 'third', false);
    expect(back.sync).toMatchObject({ state: 'dirty', waits: 1 });
    expect(received('clients', back, taken, 'w').record?.document).toEqual(NEW);
  });

  it('S02 under another epoch everything is to be sent, and nothing is built upon', () => {
    for (const held of [cleanAt(7), dirtyAt(7)])
      expect(detached(held, 'w').sync).toMatchObject({ state: 'dirty', rev: null, base: null });
    expect(detached(refused(dirtyAt(3), 'mine'), 'w').sync.state).toBe('refused');
    const back = received('clients', detached(cleanAt(7), 'w'), version(1), 'w2').record;
    expect(back?.sync).toEqual({ state: 'clean', rev: '1-x' });
  });
});
