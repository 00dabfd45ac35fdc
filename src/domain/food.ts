export * from './collections/catalogue';
export * from './collections/foods';
export * from './collections/library';
export * from './collections/shared/edible';
