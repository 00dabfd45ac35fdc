import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { loadStarter } from '../../sync-server/modules/catalogue/load';
import { getCode } from './accountHelpers';
import { changeEntry, openFoodDesk, type FoodDesk } from './foodDesk';

let desk: FoodDesk;
beforeAll(async () => {
  desk = await openFoodDesk();
});
afterAll(() => desk?.gateway.stop());

const MILK = 'vfct-10001';

/** What a device pulls of the catalogue. */
async function onDevices(id: string): Promise<CatalogueEntry | undefined> {
  const response = await fetch(`${desk.gateway.url}/sync/catalogue`, {
    headers: { authorization: `Bearer ${desk.expert.token}`, 'x-app-version': '0.4.0' },
  });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').slice(1, -1);
  const entries = lines.flatMap((line) => JSON.parse(line) as CatalogueEntry[]);
  return entries.find((entry) => entry.id === id);
}

describe('P24 the catalogue as staff see it', () => {
  it('P24 lists foods and products apart, with what is odd about them', async () => {
    const [foods, products] = [await desk.list('food'), await desk.list('product')];
    expect(foods.length).toBeGreaterThan(500);
    expect(products.length).toBeGreaterThan(10);
    const ids = new Set(foods.map(({ id }) => id));
    expect(products.some(({ id }) => ids.has(id))).toBe(false);
    expect(foods.find(({ id }) => id === MILK)).toMatchObject({
      editor: 'starter',
      isHidden: false,
    });
    // Spirits have their energy from alcohol, which the set explains.
    const spirit = foods.find(({ id }) => id === 'vfct-14012');
    expect(spirit?.doubts.filter(({ kind }) => kind === 'energyDiffers')).toEqual([]);
  });

  it('P24 a change reaches devices, says who and why, and can be taken back', async () => {
    const before = await desk.read(MILK);
    const { nutrients, updatedAt } = before.entry;
    const next = { ...nutrients, sodium: (nutrients.sodium ?? 40) + 1 };
    const { status, body } = await changeEntry(desk.content, before, { nutrients: next });
    expect([status, body.code]).toEqual([200, undefined]);
    const entry = await onDevices(MILK);
    expect(entry?.nutrients.sodium).toBe(next.sodium);
    // By this menus know that there are new figures (product decision 20).
    expect(entry?.updatedAt).not.toBe(updatedAt);

    const shown = await desk.read(MILK);
    expect(shown.versions.map(({ editor, reason }) => [editor.kind, editor.name, reason])).toEqual([
      ['staff', 'Người content', 'Theo bản in năm 2007'],
      ['starter', '', undefined],
    ]);
    const first = shown.versions[1]?.version;
    const back = await desk.other.post(`/api/admin/catalogue/${MILK}/restore`, {
      revision: shown.revision,
      version: first,
      reason: 'Bản in khác',
    });
    expect(back.status).toBe(200);
    const restored = await desk.read(MILK);
    expect(restored.entry.nutrients).toEqual(nutrients);
    expect(restored.versions).toHaveLength(3);
    // The starter set of a later version does not bring the former figures back.
    await loadStarter(desk.gateway.ctx.couch, 'catalogue', new Date());
    expect((await desk.read(MILK)).revision).toBe(restored.revision);
  });

  it('P24 of two who change one food at once, the second is told, and nothing is lost', async () => {
    const shown = await desk.read(MILK);
    const answers = await Promise.all([
      changeEntry(desk.content, shown, { aliases: ['sữa tươi', 'một'] }),
      changeEntry(desk.other, shown, { aliases: ['sữa tươi', 'hai'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(getCode)).toContain('entry_changed');
    // Much later, from a page that was left open.
    const late = await changeEntry(desk.other, shown, { aliases: ['ba'] });
    expect(getCode(late)).toBe('entry_changed');
    expect(await desk.list()).toContainEqual(
      expect.objectContaining({ id: MILK, editor: 'staff' }),
    );
  });

  it('P24 takes no impossible figure, and an odd one only when a person confirms it', async () => {
    const shown = await desk.read(MILK);
    const impossible = { nutrients: { ...shown.entry.nutrients, protein: 300 } };
    expect(getCode(await changeEntry(desk.content, shown, impossible))).toBe('figures_impossible');
    expect(getCode(await changeEntry(desk.content, shown, impossible, { confirmed: true }))).toBe(
      'figures_impossible',
    );
    const odd = { nutrients: { ...shown.entry.nutrients, calories: 310 } };
    expect(getCode(await changeEntry(desk.content, shown, odd))).toBe('figures_doubtful');
    expect((await changeEntry(desk.content, shown, odd, { confirmed: true })).status).toBe(200);
  });

  it('P24 a new food is added once, though its answer was lost', async () => {
    const { entry } = await desk.read(MILK);
    const added = { ...entry, id: 'new-milk', name: 'Sữa thử', nutrients: { calories: 60 } };
    const ask = () =>
      desk.content.post('/api/admin/catalogue', { entry: added, reason: 'Món mới' });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await desk.read('new-milk')).versions).toHaveLength(1);
    const theirs = await desk.other.post('/api/admin/catalogue', {
      entry: added,
      reason: 'Món mới',
    });
    expect(getCode(theirs)).toBe('entry_changed');
  });

  it('P24 changes many at once, and names those that somebody else changed meanwhile', async () => {
    const [one, two, three] = (await desk.list()).filter(({ category }) => category === 'Trái cây');
    if (!one || !two || !three) throw new Error('too few fruits');
    await changeEntry(desk.other, await desk.read(two.id), { aliases: ['đổi trước'] });
    const { body } = await desk.content.post('/api/admin/catalogue/bulk', {
      entries: [one, two, three].map(({ id, revision }) => ({ id, revision })),
      change: { kind: 'hide' },
      reason: 'Thử',
    });
    expect(body).toMatchObject({ changed: 2, conflicts: [two.name] });
    const after = new Map((await desk.list()).map((row) => [row.id, row.isHidden]));
    expect([one, two, three].map(({ id }) => after.get(id))).toEqual([true, false, true]);
    // Devices have the file already, and get this as a change.
    const stored = await desk.gateway.ctx.couch.database('catalogue').get(`catalogue:${one.id}`);
    expect(stored).toMatchObject({ deleted: false, body: { status: 'inactive' } });
  });

  it('P24 a 41st name or allergen is refused, and the entry stays readable', async () => {
    const [full, plain] = ['vfct-8020', 'vfct-8021'];
    const many = Array.from({ length: 40 }, (_, n) => `chất ${n}`);
    await changeEntry(desk.content, await desk.read(full), { allergens: many, aliases: many });
    const shown = await Promise.all([full, plain].map((id) => desk.read(id)));
    const entries = shown.map(({ entry: { id }, revision }) => ({ id, revision }));
    const { status, body } = await desk.content.post('/api/admin/catalogue/bulk', {
      entries,
      change: { kind: 'allergen', allergen: 'vừng' },
      reason: 'Theo nhãn',
    });
    expect([status, body.changed, body.full]).toEqual([200, 1, [shown[0]?.entry.name]]);
    expect((await desk.read(full)).entry.allergens).toEqual(many);
    expect((await desk.read(plain)).entry.allergens).toContain('vừng');
  });

  it('P24 an entry that nobody can read is shown by its latest readable version, and saving mends it', async () => {
    const id = 'vfct-8019';
    const before = await desk.read(id);
    await changeEntry(desk.content, before, { nameEn: 'Read' });
    const database = desk.gateway.ctx.couch.database('catalogue');
    const stored = await database.get(`catalogue:${id}`);
    if (!stored) throw new Error('not stored');
    const aliases = Array.from({ length: 41 }, (_, n) => `tên ${n}`);
    await database.put({ ...stored, body: { ...stored.body, aliases } });
    const broken = await desk.read(id);
    expect(broken).toMatchObject({ isUnreadable: true, entry: { name: before.entry.name } });
    expect((await desk.list()).find((row) => row.id === id)?.isUnreadable).toBe(true);
    expect((await changeEntry(desk.content, broken, {})).status).toBe(200);
    const mended = await desk.read(id);
    expect(mended).not.toHaveProperty('isUnreadable');
    expect((await onDevices(id))?.aliases).toEqual(before.entry.aliases);
  });
});
