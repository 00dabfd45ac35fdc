import { describe, expect, it } from 'vitest';
import type { ImageRecord } from '../images';
import type { Notice } from '../notices';
import { imageRecord } from './record';
import { findShareState } from './shareState';
import {
  decideSharing,
  followOffer,
  isForgotten,
  reopenSharing,
  SHARED_DESCRIPTION_MAX,
  sharedImageSchema,
  undoSharing,
  type SharedImage,
  type SharedVerdict,
} from './sharing';

const at = '2026-11-27T08:00:00.000Z';
const base = { id: 'i1', workspaceId: 'w1', expertId: 'lan', createdAt: at, updatedAt: at };
const words = {
  title: 'Canh chua cá lóc',
  description: '',
  altText: 'Tô canh chua',
  category: 'recipes',
  mealType: 'vietnamese',
  tags: ['canh'],
  isOffered: true,
};
const facts = { width: 1600, height: 1200, fileSize: 214_000, mimeType: 'image/webp' };
const offered = imageRecord(base, words, facts, 'Lan');
const takenBack: ImageRecord = { ...offered, isPublic: false, status: 'active' };

function follow(present: SharedImage | undefined, image: ImageRecord | undefined): SharedImage {
  const next = followOffer(present, image, at);
  if (!next) throw new Error('nothing follows');
  return sharedImageSchema.parse(next);
}
function decide(present: SharedImage, verdict: SharedVerdict, reason?: string): SharedImage {
  const decision = { verdict, by: 'content', at, ...(reason === undefined ? {} : { reason }) };
  const next = decideSharing(present, { decision });
  if (!next) throw new Error(`${verdict} is not possible`);
  return sharedImageSchema.parse(next);
}

const waiting = follow(undefined, offered);

describe('P13 a picture that is offered to everybody', () => {
  it('P13 waits, with the words of its author; one that is private is nothing to anybody', () => {
    expect(waiting).toMatchObject({ state: 'waiting', words: { title: words.title } });
    expect(followOffer(undefined, takenBack, at)).toBeUndefined();
    expect(followOffer(waiting, offered, at)).toBe(waiting);
    expect(follow(waiting, { ...offered, title: 'Canh cá' }).version).toBe(waiting.version + 1);
  });

  it('P13 what was approved stays as it was approved, whatever its author writes later', () => {
    const approved = decide(waiting, 'approved');
    expect(followOffer(approved, { ...offered, title: 'Mua thuốc ở đây' }, at)).toBe(approved);
  });

  it('P13 is taken back by its author, and waits again when it is offered again', () => {
    const back = follow(decide(waiting, 'approved'), takenBack);
    expect(back.state).toBe('withdrawn');
    expect(follow(back, offered).state).toBe('waiting');
    expect(follow(decide(waiting, 'approved'), undefined).state).toBe('withdrawn');
  });

  it('P13 taken back it keeps no words, and undecided nothing at all', () => {
    const back = follow(waiting, takenBack);
    expect([isForgotten(back), JSON.stringify(back).includes(words.title)]).toEqual([true, false]);
    const declined = follow(decide(waiting, 'declined', 'Mờ'), takenBack);
    expect([isForgotten(declined), declined.words.title]).toEqual([false, '']);
    expect(follow(declined, offered)).toMatchObject({
      state: 'declined',
      words: { title: words.title },
    });
  });

  it('P13 offered again after it was forgotten, it repeats no version that staff saw', () => {
    const later = followOffer(undefined, offered, '2026-11-27T08:01:00.000Z');
    expect(later?.version).toBeGreaterThan(follow(waiting, { ...offered, title: 'Mới' }).version);
  });

  it('P13 long descriptions are offered in part', () => {
    const long = { ...offered, description: 'Ngon. '.repeat(3_000) };
    expect(follow(undefined, long).words.description).toHaveLength(SHARED_DESCRIPTION_MAX);
    const known = follow(undefined, long);
    expect(followOffer(known, long, at)).toBe(known);
  });

  it('P22 a refusal that is lifted unseen waits for a look', () => {
    const declined = decide(waiting, 'declined', 'Mờ');
    expect(reopenSharing(declined)).toMatchObject({ state: 'waiting' });
    expect(reopenSharing(declined)).not.toHaveProperty('decision');
    expect(reopenSharing(waiting)).toBeUndefined();
  });

  it.each([['declined'], ['removed']] as const)(
    'P13 %s stands when it is offered again',
    (verdict) => {
      const from = verdict === 'removed' ? decide(waiting, 'approved') : waiting;
      const refused = decide(from, verdict, 'Có số điện thoại');
      expect(followOffer(refused, offered, at)).toBe(refused);
      expect(follow(follow(refused, takenBack), offered).state).toBe(verdict);
    },
  );

  it('P22 each verdict has its states, and an undo leads back', () => {
    const approved = decide(waiting, 'approved');
    expect(
      decideSharing(approved, { decision: { verdict: 'declined', by: 'x', at } }),
    ).toBeUndefined();
    expect(
      decideSharing(waiting, { decision: { verdict: 'removed', by: 'x', at } }),
    ).toBeUndefined();
    const { version: _, ...before } = waiting;
    const undone = undoSharing(approved);
    expect(undone).toMatchObject({ ...before, version: waiting.version + 2 });
    expect(undone).not.toHaveProperty('decision');
    expect(undoSharing(waiting)).toBeUndefined();
  });
});

const notice = (act: string): Notice => ({
  id: 'n1',
  kind: 'notification',
  createdAt: at,
  updatedAt: at,
  body: 'Mờ',
  act,
  about: { collection: 'images', id: 'i1' },
});

describe('E14 what its author reads', () => {
  const none = { shared: [], notices: [] };

  it('E14 private, waiting, refused with the reason', () => {
    expect(findShareState(takenBack, none).kind).toBe('private');
    expect(findShareState(offered, none).kind).toBe('waiting');
    const refused = { shared: [], notices: [notice('imageDeclined')] };
    expect(findShareState(offered, refused)).toEqual({ kind: 'declined', reason: 'Mờ' });
    expect(findShareState(takenBack, refused).kind).toBe('private');
  });
});
