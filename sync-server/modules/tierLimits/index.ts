import type { Module } from '../module';
import { limitEffects } from './pushEffect';

export const tierLimits = (): Module => ({ pushEffects: [...limitEffects] });
