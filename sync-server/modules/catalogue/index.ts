import type { Core, Module } from '../module';
import { createCatalogueWake } from './wake';

export const catalogue = ({ ctx: { wake, shutdown } }: Core): Module => ({
  updates: [createCatalogueWake(wake, shutdown)],
});
