import type { Core, Module } from '../module';
import { metricsRoutes } from './routes';

/** The figures of this gateway and of its modules, for whoever watches over it. */
export const metrics = ({ ctx, brought }: Core): Module => ({
  routes: metricsRoutes(ctx, brought.metrics),
});
