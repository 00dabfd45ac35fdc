import type { Measured } from '../lib/line';
import type { Stage } from '../lib/stage';

/** Arguments of a case. */
export interface Run {
  stage: Stage;
  /** How often a median is taken of. */
  rounds: number;
  /** A file for all that was found; absent: it is printed. */
  details?: string | undefined;
  /** Ids of the clients of the clinical bench that are looked at; empty or absent: all. */
  clients?: readonly string[];
  /** A finished figure. */
  report(measured: Measured): void;
  /** Something beside the figures that a reader should know. */
  note(text: string): void;
}

export type Case = (run: Run) => Promise<void>;

export const PAGES = '/index.html';
