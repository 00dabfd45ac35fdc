import { fold } from '../../text/fold';
import { Lexicon } from '../../text/lexicon';
import { once } from '../../text/once';
import { NOT_EATEN } from './notEaten';
import { REFUSALS } from './refusals';
import { ALLERGENS, MEATS } from './words';

const SENTENCE =
  /\b(?:di ung|phan ve|man cam|qua man|nhay cam|dung nap|kieng|tranh|am tinh|duong tinh|may day|me day)\b|^(?:chi|ngoai|tru|con|nhung|va) /;

const foods = once(() =>
  REFUSALS.reduce(
    (all, { names }) => all.addAll(names, true),
    ALLERGENS.reduce(
      (all, { may, not }) => all.addAll(not, false).addAll(may, true),
      new Lexicon<boolean>().addAll(NOT_EATEN, false),
    ),
  ).addAll(MEATS, true),
);

/**
 * Foods of a tag that is a sentence and not the name of a food, "sốc phản vệ với thịt bò": those that no allergen lists as
 * its own.
 */
export function foodsOfSentence(words: string): string[] {
  if (!SENTENCE.test(fold(words))) return [];
  return foods()
    .find(words)
    .flatMap(({ known, means }) => (means ? [known] : []));
}
