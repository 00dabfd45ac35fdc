import type { Size } from './frame';
import type { ImageKind } from './kindOfBytes';
import { IMAGE_LIMITS } from './limits';
import type { ImageWords } from './record';

/** A fault of a chosen file; the words stand in `i18n/images.ts`. */
export type FileProblem =
  | 'missing'
  | 'type'
  | 'tooLarge'
  | 'tooSmall'
  | 'crop'
  | 'unreadable'
  /** Of a phone, in a form that this browser does not read. */
  | 'heic';

interface ChosenFile {
  type: string;
  size: number;
  /** By its bytes, where they were read: that counts, not its type. */
  kind?: ImageKind | undefined;
}

/** Whether a file says of itself that it is something else than an image; many systems know no type of HEIC, or of any. */
const isOther = ({ type }: ChosenFile): boolean =>
  type === 'image/svg+xml' || !/^(?:$|image\/|application\/octet-stream$)/.test(type);

/** @param mostBytes of the caller: the uploader's 5 MB, the image manager's 10 */
export function fileProblem(
  file: ChosenFile | undefined,
  mostBytes: number = IMAGE_LIMITS.chosenBytes,
): FileProblem | undefined {
  if (!file) return 'missing';
  if (file.kind === undefined && isOther(file)) return 'type';
  return file.size > mostBytes ? 'tooLarge' : undefined;
}

/** The problem to name for a file that the browser could not read. */
export const unreadProblem = (kind: ImageKind | undefined): FileProblem =>
  kind === 'heic' ? 'heic' : 'unreadable';

/** @param size as it stands upright */
export function sizeProblem({ width, height }: Size): FileProblem | undefined {
  const { leastWidth, leastHeight } = IMAGE_LIMITS;
  return width < leastWidth || height < leastHeight ? 'tooSmall' : undefined;
}

/** Fields of the uploader that have to be filled in and are not, in the order of the form. */
export function missingWords(words: ImageWords): (keyof ImageWords)[] {
  const texts = ['title', 'altText', 'category', 'mealType'] as const;
  const missing: (keyof ImageWords)[] = texts.filter((name) => words[name].trim() === '');
  return words.tags.length === 0 ? [...missing, 'tags'] : missing;
}
