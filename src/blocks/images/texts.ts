import type { FileProblem } from '../../domain/records/images/checks';
import { StorageFull } from '../../data/types';
import { imagesText } from '../../i18n/images';

const WHOLE = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

export const wholeText = (value: number): string => WHOLE.format(value);

export type ProblemWords = Partial<Record<FileProblem, string>>;

export const problemText = (problem: FileProblem, words: ProblemWords = {}): string =>
  words[problem] ?? imagesText.problems[problem];

export const keepingFailed = (error: unknown): string =>
  error instanceof StorageFull ? imagesText.full : imagesText.failed;
