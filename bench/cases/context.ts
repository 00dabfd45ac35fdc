import type { Measured } from '../lib/line';
import type { Stage } from '../lib/stage';

export interface Run {
  stage: Stage;
  rounds: number;
  /** Folder of another build to measure by turns. */
  beside?: string | undefined;
  details?: string | undefined;
  clients?: readonly string[];
  report(measured: Measured): void;
  note(text: string): void;
}

export type Case = (run: Run) => Promise<void>;

export const PAGES = '/index.html';
