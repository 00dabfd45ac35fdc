import type { Menu } from '../records/menus';
import { countItems } from '../food/storedLines';
import type { ExtendedNutrition } from '../food/nutrients';

/** Without the lines: a list of thousands must not hold them. */
export type MenuListing = Pick<
  Menu,
  | 'id'
  | 'kind'
  | 'name'
  | 'description'
  | 'status'
  | 'tags'
  | 'clientId'
  | 'coverImage'
  | 'hospitalDiet'
  | 'sale'
  | 'nutritionSummary'
  | 'extendedNutrition'
  | 'createdAt'
  | 'updatedAt'
> & {
  items: number;
  isPublic?: true;
};

const SHOWN = ['calories', 'protein', 'carbs', 'fat'] as const;

export function menuListing(menu: Menu): MenuListing {
  const { id, kind, name, description, status, tags, nutritionSummary } = menu;
  const extendedNutrition: ExtendedNutrition = {};
  for (const key of SHOWN) {
    const figure = menu.extendedNutrition[key];
    if (figure) extendedNutrition[key] = figure;
  }
  return {
    id,
    kind,
    name,
    description,
    status,
    tags,
    nutritionSummary,
    extendedNutrition,
    createdAt: menu.createdAt,
    updatedAt: menu.updatedAt,
    items: countItems(menu.meals),
    ...(menu.clientId === undefined ? {} : { clientId: menu.clientId }),
    ...(menu.hospitalDiet === undefined ? {} : { hospitalDiet: menu.hospitalDiet }),
    ...(menu.coverImage === undefined ? {} : { coverImage: menu.coverImage }),
    ...(menu.sale === undefined ? {} : { sale: menu.sale }),
    ...(menu.isPublic ? { isPublic: true as const } : {}),
  };
}
