import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { line } from '../../domain/food/lineFixture';
import { emptyMeals, type Meals, type MenuItem } from '../../domain/food/storedLines';
import { jsonForScript } from '../frame/Document';
import { DailyMenuPage } from './DailyMenuPage';
import { dailyMenuView, type PublishedMenu } from './model';
import { structuredData } from './structuredData';

const item = (lineId: string, fields: Partial<MenuItem> = {}): MenuItem => ({
  ...line(lineId, fields),
  order: 1,
});

function published(meals: Partial<Meals>, changes: Partial<PublishedMenu['menu']> = {}) {
  const menu = {
    name: 'Giảm cân 1500 kcal',
    description: 'Nửa đĩa rau.',
    createdAt: '2026-11-01T08:00:00.000Z',
    // Already the next day in Vietnam.
    updatedAt: '2026-11-23T18:30:00.000Z',
    tags: [],
    meals: { ...emptyMeals(), ...meals },
    ...changes,
  };
  return { menu, author: { name: 'BS. Nguyễn Thị Lan', isVerified: true } };
}

const renderHtml = (source: PublishedMenu): string =>
  renderToStaticMarkup(<DailyMenuPage view={dailyMenuView(source)} />);

const getText = (html: string): string =>
  html
    .replaceAll(/<symbol.*?<\/symbol>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const textOfLunch = (items: MenuItem[]): string =>
  getText(renderHtml(published({ lunch: { items } })));

const EGGS = item('eggs', {
  name: 'Trứng gà luộc',
  quantity: 1,
  unit: 'quả',
  unitAmount: 50,
  snapshot: {
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 140, protein: 13, fat: 10, carbs: 1 },
    sourceLabel: 'VFCT 2007, 9001',
    sourceVersion: '1',
  },
});

describe('P10 the page of a published menu', () => {
  it('P10 says household measures, weights, energy, allergens, notes, sources and the day in Vietnam', () => {
    const lunch = { items: [{ ...EGGS, notes: 'Lòng đào' }], notes: 'Ăn rau trước.' };
    const text = getText(renderHtml(published({ lunch })));
    expect(text).toContain('1 quả Trứng gà luộc 50 g');
    expect(text).toMatch(/Bữa trưa 70 kcal/);
    expect(text).toContain('Lòng đào');
    expect(text).toContain('Lời dặn. Ăn rau trước.');
    expect(text).toContain('Có: trứng (Trứng gà luộc).');
    expect(text).toContain('có trứng');
    expect(text).toContain('Nguồn: VFCT 2007.');
    expect(text).toContain('Cập nhật 24/11/2026');
    expect(text).toContain('BS. Nguyễn Thị Lan Tên đã xác minh');
  });

  it('P10 what is unknown is a dash or a lower bound, never a false zero', () => {
    const unknown = item('x', {
      name: 'Món của nhà',
      snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: {}, sourceVersion: '1' },
    });
    const view = dailyMenuView(published({ dinner: { items: [EGGS, unknown] } }));
    expect(view.meals[0]?.lines.map(({ energy }) => energy)).toEqual(['70', '—']);
    expect(view.nutrition.energy).toBe('≥ 70');
    expect(view.nutrition.macros[0]).toMatchObject({ key: 'protein', value: '≥ 7 g' });
    // Shares of what is known would make the rest look larger than it is.
    expect(view.nutrition.bar).toEqual([]);
    expect(dailyMenuView(published({ dinner: { items: [EGGS] } })).nutrition.bar).toHaveLength(3);
    expect(view.nutrition.macros[0]?.note).toMatch(/^biết \d+ %$/);
    expect(view.nutrition.first.find(({ key }) => key === 'iodine')).toMatchObject({
      value: '—',
      note: 'chưa có số liệu',
    });
    const nothing = dailyMenuView(published({ dinner: { items: [unknown] } })).nutrition;
    expect(nothing).toMatchObject({ energy: '—', energyNote: 'chưa có số liệu', bar: [] });
  });

  it('P10 sodium is not told while something salty by its kind reports none', () => {
    const sauce = item('s', { name: 'Nước mắm', snapshot: { ...EGGS.snapshot, nutrients: {} } });
    const { first } = dailyMenuView(published({ lunch: { items: [sauce] } })).nutrition;
    const sodium = first.find(({ key }) => key === 'sodium');
    expect(sodium).toMatchObject({ value: 'chưa tính được' });
    expect(sodium?.note).toContain('Nước mắm');
  });

  it('P10 nothing that people typed becomes markup, in the page or in its data', () => {
    const evil = '</script><img src=x onerror=alert(1)>"\'';
    const source = published(
      {
        lunch: {
          items: [{ ...EGGS, name: evil, notes: evil, unit: evil.slice(0, 40) }],
          notes: evil,
        },
      },
      { name: evil, description: evil, tags: [{ id: 't', label: evil }] },
    );
    source.author.name = evil;
    const html = renderHtml(source);
    expect(html).not.toMatch(/<img|<\/script>/);
    const data = jsonForScript(
      structuredData(source, { address: '/', title: evil, description: evil }),
    );
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ author: { name: evil } });
  });

  it('P10 private notes are in no part of the page', () => {
    const lunch = { items: [EGGS], privateNotes: 'Chị Mai hay quên thuốc' };
    expect(renderHtml(published({ lunch }))).not.toContain('quên thuốc');
  });

  it('P10 is whole without a script and without styles of its own', () => {
    const html = renderHtml(published({ lunch: { items: [EGGS] } }));
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(html.match(/class="[^"]*scripted/g)).toHaveLength(2);
  });

  it('P10 a menu of hundreds of lines is cut and says so', () => {
    const items = Array.from({ length: 200 }, (_, at) => item(`l${at}`, { name: `Món ${at}` }));
    const [meal] = dailyMenuView(published({ lunch: { items } })).meals;
    expect(meal?.lines).toHaveLength(40);
    expect(getText(renderHtml(published({ lunch: { items } })))).toContain('Còn 160 dòng nữa');
  });

  it('P10 the same dish is drawn once, and told only where something is seen', () => {
    const meals = { lunch: { items: [EGGS] }, dinner: { items: [{ ...EGGS, lineId: 'again' }] } };
    const view = dailyMenuView(published(meals));
    expect(view.plates).toHaveLength(1);
    expect(view.scene).toEqual({ plates: [0], dishes: 'Trứng gà luộc' });
    const oil = item('oil', { name: 'Dầu ô liu' });
    expect(dailyMenuView(published({ lunch: { items: [oil] } })).scene.plates).toEqual([]);
  });

  it('P10 never says that it found no allergen where it has not looked at all lines', () => {
    const rice = Array.from({ length: 60 }, (_, at) =>
      item(`l${at}`, { name: 'Cơm trắng', order: at + 1 }),
    );
    const shrimp = item('last', { name: 'Tôm rim', order: 61 });
    const html = getText(renderHtml(published({ lunch: { items: [...rice, shrimp] } })));
    expect(html).toContain('Còn 21 dòng nữa không hiện ở đây.');
    expect(html).toContain('chưa xét hết chất gây dị ứng');
    expect(html).not.toContain('Không thấy chất gây dị ứng');
  });

  it('P10 says of dishes without known ingredients that their allergens are not known', () => {
    const rice = item('rice', { name: 'Cơm trắng' });
    const soup = item('soup', { name: 'Canh nhà', type: 'recipe' });
    const known = { ...soup, snapshot: { ...soup.snapshot, parts: ['Bí đao'] } };
    const unclear = textOfLunch([rice, soup, { ...soup, lineId: 'again' }]);
    expect(unclear).not.toContain('Không thấy chất gây dị ứng');
    expect(unclear).toContain('không biết có chất gây dị ứng hay không: Canh nhà. Nếu');
    expect(textOfLunch([rice, known])).toContain('Không thấy chất gây dị ứng');
    expect(textOfLunch([rice, known])).not.toContain('Không rõ thành phần');
    // A shrimp in one dish says nothing of another.
    const both = textOfLunch([item('shrimp', { name: 'Tôm rim' }), soup]);
    expect(both).toContain('Có: tôm (Tôm rim)');
    expect(both).toContain('Không rõ thành phần');
  });

  it('S05 P10 looks through a bounded number of parts, and says what it left out', () => {
    const dishes = Array.from({ length: 40 }, (_, at) => {
      const { snapshot } = EGGS;
      const parts = Array.from({ length: 20 }, (_part, part) => `phần ${part} của ${at}`);
      return item(`l${at}`, {
        name: `Món ${at}`,
        type: 'recipe',
        order: at,
        snapshot: { ...snapshot, parts },
      });
    });
    const [meal] = dailyMenuView(published({ lunch: { items: dishes } })).meals;
    expect(meal?.lines.length).toBeLessThan(10);
    expect(meal?.lines.length).toBeGreaterThan(5);
    expect((meal?.lines.length ?? 0) + (meal?.hidden ?? 0)).toBe(40);
  });
});
