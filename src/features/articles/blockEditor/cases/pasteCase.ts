import type { Mark } from '../../../../domain/records/articleBlocks/inline';

/** What is pasted into an article, and what is right. Each list of `contains` names texts of which one has to be there. */
export interface PasteCase {
  html?: string;
  text?: string;
  contains?: readonly (readonly string[])[];
  never?: readonly string[];
  marks?: readonly (readonly [Mark, string])[];
  /** Words and address; the address may also be percent-encoded. */
  links?: readonly (readonly [words: string, address: string])[];
  noLinks?: true;
  /** Alternative texts of images that are taken. */
  images?: readonly string[];
  /** Something is said of what was not taken. */
  isTold?: true;
}
