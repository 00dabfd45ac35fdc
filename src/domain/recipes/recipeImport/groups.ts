import { fold } from '../../text/fold';
import { withoutListMark } from '../../text/listMarks';

/** "A. PHẦN NƯỚC DÙNG", "Phần nhân", "II. NHÂN BÁNH:": a part of the list, and no food. */
const NAMED = /^phan (?!(?:\d|tu|ba|nua)(?![a-z]))[a-z ]{2,40}:?$/;
const WITH_COLON = /^(?:cho|lam|de lam|nguyen lieu|thanh phan|gia vi) [^\d]{2,40}:$/;
const hasCapitalsOnly = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** The lines of a list of ingredients that name its parts. */
export function groupsOf(lines: readonly string[]): boolean[] {
  return lines.map((line, at) => {
    const bare = withoutListMark(line);
    const folded = fold(bare);
    const isMarked = /^\s*(?:[A-ZĐ]|[IVX]{1,4}|\d{1,2})\s*[.)/:–-]/.test(line);
    // In a list of capitals only nothing tells foods from headings.
    const below = lines.slice(at + 1).find((one) => one.trim() !== '') ?? '';
    const isTitle =
      isMarked && hasCapitalsOnly(bare) && !/\d/.test(bare) && /\p{Ll}{2}/u.test(below);
    return isTitle || NAMED.test(folded) || WITH_COLON.test(folded);
  });
}
