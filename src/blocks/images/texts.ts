import type { FileProblem } from '../../domain/records/images/checks';
import { StorageFull } from '../../data/types';
import { imagesText } from '../../i18n/images';

const WHOLE = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** A whole number with its points, as in 2.692. */
export const wholeText = (value: number): string => WHOLE.format(value);

/** Words of a caller for what is wrong with a file. */
export type ProblemWords = Partial<Record<FileProblem, string>>;

export const problemText = (problem: FileProblem, words: ProblemWords = {}): string =>
  words[problem] ?? imagesText.problems[problem];

/** Why an image could not be kept. */
export const keepingFailed = (error: unknown): string =>
  error instanceof StorageFull ? imagesText.full : imagesText.failed;
