import type { Module } from '../module';
import { clientLimitEffect } from './pushEffect';

/** How many clients a practice may have. */
export const clients = (): Module => ({ pushEffects: [clientLimitEffect] });
