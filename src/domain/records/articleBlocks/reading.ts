import { isKnown, wordsOfBlock, type Block } from './blocks';

const WORDS_A_MINUTE = 200;
/** Of an article without a word (specification, section 9). */
const FIRST_READING_TIME = 5;

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function computeReadingTime(blocks: readonly Block[]): {
  wordCount: number;
  readingTime: number;
} {
  const wordCount = blocks
    .filter(isKnown)
    .reduce((sum, block) => sum + countWords(wordsOfBlock(block)), 0);
  if (wordCount === 0) return { wordCount, readingTime: FIRST_READING_TIME };
  return { wordCount, readingTime: Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE)) };
}
