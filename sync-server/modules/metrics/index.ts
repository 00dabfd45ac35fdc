import type { Core, Module } from '../module';
import { metricsRoutes } from './routes';

export const metrics = ({ ctx, brought }: Core): Module => ({
  routes: metricsRoutes(ctx, brought.metrics),
});
