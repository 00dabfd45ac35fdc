import type { Core, Module } from '../module';
import { consentProof } from './consentProof';

export const privacy = (_core: Core): Module => ({ pushEffects: [consentProof] });
