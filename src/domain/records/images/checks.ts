import type { Size } from './frame';
import type { ImageKind } from './kindOfBytes';
import { IMAGE_LIMITS } from './limits';
import type { ImageWords } from './record';

export type FileProblem =
  | 'missing'
  | 'type'
  | 'tooLarge'
  | 'tooSmall'
  | 'crop'
  | 'unreadable'
  /** From a phone; this browser cannot decode it. */
  | 'heic';

interface ChosenFile {
  type: string;
  size: number;
  kind?: ImageKind | undefined;
}

/** Many systems have no MIME type for HEIC, or for any file. */
const isOther = ({ type }: ChosenFile): boolean =>
  type === 'image/svg+xml' || !/^(?:$|image\/|application\/octet-stream$)/.test(type);

export function fileProblem(
  file: ChosenFile | undefined,
  mostBytes: number = IMAGE_LIMITS.chosenBytes,
): FileProblem | undefined {
  if (!file) return 'missing';
  if (file.kind === undefined && isOther(file)) return 'type';
  return file.size > mostBytes ? 'tooLarge' : undefined;
}

export const unreadProblem = (kind: ImageKind | undefined): FileProblem =>
  kind === 'heic' ? 'heic' : 'unreadable';

export function sizeProblem({ width, height }: Size): FileProblem | undefined {
  const { leastWidth, leastHeight } = IMAGE_LIMITS;
  return width < leastWidth || height < leastHeight ? 'tooSmall' : undefined;
}

export function missingWords(words: ImageWords): (keyof ImageWords)[] {
  const texts = ['title', 'altText', 'category', 'mealType'] as const;
  const missing: (keyof ImageWords)[] = texts.filter((name) => words[name].trim() === '');
  return words.tags.length === 0 ? [...missing, 'tags'] : missing;
}
