import type { Module } from '../module';
import { limitEffects } from './pushEffect';

/** How many clients, recipes and menus a practice may add. */
export const tierLimits = (): Module => ({ pushEffects: [...limitEffects] });
