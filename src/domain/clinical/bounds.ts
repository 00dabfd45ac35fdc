import type { Bound } from './limits';

/** Whether a condition or the expert set a bound, rather than the table or the fixed figures for everybody. */
export const isRule = (bound: Bound | undefined): boolean =>
  bound !== undefined && bound.origin.by !== 'table' && bound.origin.by !== 'fixed';
