import { createHash } from 'node:crypto';
import type { LibraryEntry } from '../../../src/domain/records/library';
import { menuSchema } from '../../../src/domain/records/menus';
import type { MenuCard } from '../../../src/domain/publicHouse/matching/card';
import { cardOfMenu } from '../../../src/domain/publicHouse/matching/cardOf';
import { readTolerantly } from '../../../src/domain/schema/tolerance';
import type { Library } from '../published/library';

const BELIEVED = 5_000;
const NOBODY = '';

const usedSchema = menuSchema.pick({
  id: true,
  name: true,
  tags: true,
  goal: true,
  meals: true,
  sale: true,
});

export interface MenuCards {
  body: Buffer;
  etag: string;
}

function toCards(entry: LibraryEntry): MenuCard[] {
  if (entry.kind !== 'master') return [];
  const used = Object.entries(entry.menu).filter(([key]) => Object.hasOwn(usedSchema.shape, key));
  const reading = readTolerantly(usedSchema, Object.fromEntries(used));
  const card = reading.ok ? cardOfMenu(reading.value, entry.expertName) : undefined;
  return card ? [card] : [];
}

export function createMenuCards(
  library: Pick<Library, 'refresh' | 'newest' | 'entries'>,
  steady: () => number,
): () => Promise<MenuCards> {
  let known: { version: string; answer: MenuCards } | undefined;
  let cached: { at: number; answer: Promise<MenuCards> } | undefined;

  async function read(): Promise<MenuCards> {
    await library.refresh();
    const items = await library.newest(NOBODY);
    const version = items.map(({ key, version: one }) => `${key} ${one}`).join('\n');
    if (known?.version === version) return known.answer;
    const menus = (await library.entries(items)).flatMap(toCards);
    const body = Buffer.from(JSON.stringify({ success: true, menus }), 'utf8');
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const answer = { body, etag: `"${hash}"` };
    known = { version, answer };
    return answer;
  }

  return async () => {
    if (!cached || steady() - cached.at > BELIEVED) cached = { at: steady(), answer: read() };
    const present = cached;
    try {
      return await present.answer;
    } catch (error) {
      if (cached === present) cached = undefined;
      throw error;
    }
  };
}
