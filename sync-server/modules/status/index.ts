import type { Core, Module } from '../module';
import { configRoutes } from './configRoutes';
import { healthRoutes } from './healthRoutes';

export const status = ({ ctx }: Core): Module => ({
  routes: [...healthRoutes(ctx), ...configRoutes(ctx)],
});
