import { describe, expect, it } from 'vitest';
import { starterDishes } from '../../sync-server/modules/catalogue/dishes';
import { starterProducts } from '../../sync-server/modules/catalogue/products';
import { starterRecipes } from '../../sync-server/modules/catalogue/recipes';
import { starterFoods } from '../../sync-server/modules/catalogue/starter';
import { newMenuItem } from '../../src/domain/food/items';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { allergyWarnings } from '../../src/domain/clinical/allergens/warnings';

const edibles: CatalogueEntry[] = [...starterFoods(), ...starterProducts()];
const byId = new Map(edibles.map((entry) => [entry.id, entry]));

const ALLERGIES = [
  'sữa',
  'trứng',
  'đậu nành',
  'đậu phộng',
  'các loại hạt',
  'gluten',
  'mè',
  'bắp',
  'cá',
  'giáp xác',
  'nhuyễn thể',
];

const SOUNDS_LIKE = new Set([
  'vfct-4057 nhuyễn thể', // ngải điệp
  'vfct-5020 trứng', // hồng trứng
  'vfct-8004 đậu phộng', // cá lạc
  'vfct-11004 đậu nành', // lạc chao dầu
  'vfct-12006 trứng', // bánh kem xốp
  'vfct-5045 trứng', // trái trứng gà, a fruit
  'ndb-11280 bắp', // bắp còi, okra
  'product-sot-mi-y gluten', // sốt mì ý, the sauce alone
  'vfct-8040 trứng', // mực trứng, squid with roe
  'vfct-8040 sữa', // mực sữa, young squid
]);

const DISH_SOUNDS_LIKE = new Set([
  'canh-rau-day-mong-toi-khong-cua giáp xác', // không cua
  'mi-quang-ga gluten', // of rice, not of wheat
  'banh-trang-nuong gluten', // pizza Đà Lạt, a rice paper
  'banh-ca-nhat cá', // only looks like a fish
  'bun-rieu-chay giáp xác', // riêu cua chay, of soya
  'banh-su-ke gluten', // of tapioca
  'banh-chuoi-yen-mach sữa', // pancake of oats, egg and banana
  'banh-chuoi-yen-mach gluten',
  'bun-mam-tom-cha-com-thit-luoc cá', // of shrimp paste
]);

const buildSnapshot = (entry: CatalogueEntry) =>
  newMenuItem({ edible: entry, lineId: 'line', order: 1, quantity: 1, unit: entry.basis.unit })
    .snapshot;
const [anyEntry] = edibles;
if (!anyEntry) throw new Error('The starter set is empty.');
const anySnapshot = buildSnapshot(anyEntry);

function certain(name: string, allergens: readonly string[]): string[] {
  const warnings = allergyWarnings(
    { name, snapshot: { ...anySnapshot, allergens: [...allergens] } },
    ALLERGIES,
  );
  return warnings.flatMap(({ allergy, level }) => (level === 'contains' ? allergy : []));
}

describe('P26 allergens of the starter set', () => {
  it('P26 declares what names, other names and lists of ingredients give away', () => {
    const missing = edibles.flatMap((entry) => {
      const ownAllergens = [
        entry.name,
        ...entry.aliases,
        entry.kind === 'product' ? entry.ingredients : '',
      ]
        .flatMap((text) => certain(text ?? '', []))
        .filter((allergy) => !SOUNDS_LIKE.has(`${entry.id} ${allergy}`));
      const declared = certain('', entry.allergens);
      return [...new Set(ownAllergens)]
        .filter((allergy) => !declared.includes(allergy))
        .map((allergy) => `${entry.id} ${entry.name}: ${allergy}`);
    });
    expect(missing).toEqual([]);
  });

  it('P26 names no dish after an allergen that none of its parts declares', () => {
    const dishes = [
      ...starterDishes(byId).map(({ dish }) => ({ ...dish, aliases: dish.aliases ?? [] })),
      ...starterRecipes(byId).map(({ recipe, aliases = [] }) => ({ ...recipe, aliases })),
    ];
    const hidden = dishes.flatMap(({ id, ingredients, title, aliases }) => {
      const declared = certain(
        '',
        ingredients.flatMap(({ snapshot }) => snapshot.allergens ?? []),
      );
      return [title, ...aliases].flatMap((name) =>
        certain(name, [])
          .filter((allergy) => !declared.includes(allergy))
          .map((allergy) => `${id.replace('dish-', '')} ${allergy}`)
          .filter((one) => !DISH_SOUNDS_LIKE.has(one))
          .map((one) => `${one}: ${name}`),
      );
    });
    expect(hidden).toEqual([]);
  });

  it('P26 declares only what the app understands', () => {
    const unknown = edibles.flatMap((entry) =>
      entry.allergens.flatMap((allergen) =>
        allergyWarnings(
          {
            name: '',
            snapshot: { ...anySnapshot, allergens: [allergen] },
          },
          [...ALLERGIES, 'hải sản'],
        ).length > 0
          ? []
          : `${entry.id} ${allergen}`,
      ),
    );
    expect(unknown).toEqual([]);
  });
});
