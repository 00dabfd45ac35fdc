import type { Core, Module } from '../module';
import { configRoutes } from './configRoutes';
import { healthRoutes } from './healthRoutes';

/** Whether the gateway works, and what the app needs to know before anyone has signed in. */
export const status = ({ ctx }: Core): Module => ({
  routes: [...healthRoutes(ctx), ...configRoutes(ctx)],
});
