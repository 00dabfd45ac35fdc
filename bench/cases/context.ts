import type { Measured } from '../lib/line';
import type { Stage } from '../lib/stage';

/** Arguments of a case. */
export interface Run {
  stage: Stage;
  /** How often a median is taken of. */
  rounds: number;
  /** A finished figure. */
  report(measured: Measured): void;
  /** Something beside the figures that a reader should know. */
  note(text: string): void;
}

export type Case = (run: Run) => Promise<void>;

export const PAGES = '/index.html';
