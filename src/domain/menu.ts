export * from './collections/menus';
export * from './collections/shared/lines';
