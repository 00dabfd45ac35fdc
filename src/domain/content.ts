export * from './collections/articles';
export * from './collections/images';
export * from './collections/notices';
export * from './collections/outbox';
export * from './collections/plans';
export * from './collections/recipes';
export type { RecipeIngredient } from './collections/shared/lines';
