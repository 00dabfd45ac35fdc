import type { Core, Module } from '../module';
import { metricsRoutes } from './routes';

export const metrics = ({ ctx }: Core): Module => ({
  routes: metricsRoutes(ctx),
});
