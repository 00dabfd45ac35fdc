import { amountAt, readable } from '../../food/amounts/readAmount';
import { withoutFootnotes, withoutListMark } from '../../text/listMarks';
import { isMethod } from './method';

/** Longer lines are sentences, not ingredients. */
const MAX_OF_INGREDIENT = 90;

const DONE_WITH = /\b(phut|lua (?:nho|lon|vua|to)|vao (?:noi|chao|to|bat|chen|may)|cho vao)\b/;

export function looksLikeIngredient(line: string): boolean {
  const { folded } = readable(withoutFootnotes(withoutListMark(line)));
  if (folded.length > MAX_OF_INGREDIENT || DONE_WITH.test(folded)) return false;
  const first = amountAt(folded);
  const isMeasured = first?.amount.unit !== undefined;
  if (first && first.length < folded.length && (isMeasured || !isMethod(line))) return true;
  const unit = /\d\s*(g|gr|gam|gram|kg|ml|lit|lang|qua|trai|cu|muong|thia|chen|bat|tep|nhanh)\b/;
  return (unit.test(folded) || /vua du|mot it/.test(folded)) && !isMethod(line);
}
