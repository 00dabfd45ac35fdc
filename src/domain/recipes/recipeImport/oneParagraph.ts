import { amountAt, readable } from '../../food/amounts/readAmount';
import { fold } from '../../text/fold';
import { findPart } from './headings';
import { sentences } from './linesApart';
import { looksLikeIngredient } from './looksLikeIngredient';
import { isMethod } from './method';
import { splitIngredients } from './splitIngredients';

/** "Canh chua tôm: 300g tôm sú, 2 quả cà chua. …": a dish and what goes in, in one paragraph. */
const IN_ONE_PARAGRAPH =
  /^([^\d:,;.!?]{3,80}?(?:\([^)]*\))?[^\d:,;.!?]{0,20}?)\s*(?::\s*(?=\S)|(?:[-–—]|[.,]|\s(?:gồm có|gồm|có|cần|với)(?=\s))\s*(?=[.\d½¼¾⅓⅔⅛]|nửa\s|một\s))/iu;

const isAmountAlone = (text: string): boolean => {
  const { folded } = readable(text.replace(/\([^()]*\)/g, '').replace(/[.;]$/, ''));
  const reading = amountAt(folded);
  return reading?.length === folded.length || /^(?:vua du|mot it|it)$/.test(folded);
};

export function titleApart(line: string): string[] {
  const match = IN_ONE_PARAGRAPH.exec(line);
  const title = match?.[1]?.trim() ?? '';
  if (!match || title.split(/\s+/).length > 10 || findPart(fold(title)) !== undefined)
    return [line];
  const rest = line.slice(match[0].length);
  // "Gạo nếp: 300 g" is an ingredient.
  const [whole = ''] = splitIngredients(sentences(rest, 0)[0] ?? '');
  if (isAmountAlone(whole)) return [line];
  const several =
    splitIngredients(sentences(rest, 0)[0] ?? '').filter(looksLikeIngredient).length > 0;
  return several && !isMethod(title) ? [title, 'Nguyên liệu:', ...sentences(rest, 0)] : [line];
}
