import type { Size } from './frame';
import { PICTURE_LIMITS } from './limits';
import type { PictureWords } from './record';

/** What is wrong with a chosen file; the words stand in `i18n/pictures.ts`. */
export type FileProblem = 'missing' | 'type' | 'tooLarge' | 'tooSmall' | 'crop' | 'unreadable';

/** @param mostBytes of the caller: the uploader's 5 MB, the image manager's 10 */
export function fileProblem(
  file: { type: string; size: number } | undefined,
  mostBytes: number = PICTURE_LIMITS.chosenBytes,
): FileProblem | undefined {
  if (!file) return 'missing';
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return 'type';
  return file.size > mostBytes ? 'tooLarge' : undefined;
}

/** @param size as it stands upright */
export function sizeProblem({ width, height }: Size): FileProblem | undefined {
  const { leastWidth, leastHeight } = PICTURE_LIMITS;
  return width < leastWidth || height < leastHeight ? 'tooSmall' : undefined;
}

/** Fields of the uploader that have to be filled in and are not, in the order of the form. */
export function missingWords(words: PictureWords): (keyof PictureWords)[] {
  const texts = ['title', 'altText', 'category', 'mealType'] as const;
  const missing: (keyof PictureWords)[] = texts.filter((name) => words[name].trim() === '');
  return words.tags.length === 0 ? [...missing, 'tags'] : missing;
}
