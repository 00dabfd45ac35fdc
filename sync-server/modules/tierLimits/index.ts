import type { Module } from '../module';
import { limitEffects } from './pushEffect';

/** Limits of the clients, recipes and menus that a practice may add. */
export const tierLimits = (): Module => ({ pushEffects: [...limitEffects] });
