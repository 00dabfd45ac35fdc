import type { Core, Module } from '../module';
import { createCatalogueWake } from './wake';

/** Foods, recipes and menus that come with the product, the same for everybody. */
export const catalogue = ({ ctx: { wake, shutdown } }: Core): Module => ({
  updates: [createCatalogueWake(wake, shutdown)],
});
