import { fold } from '../../text/fold';
import { withoutListMark } from '../../text/listMarks';
import { findPart, getLevel, nextParts } from './headings';

/** With accents: "viện" is an institute, "viên" a ball. */
const INSTITUTION =
  /^(?:bộ y tế|sở y tế|bệnh viện|viện|trung tâm|trường|phòng khám|khoa|phòng|công ty|ủy ban|uỷ ban|hội|chi cục|cộng hòa xã hội|cộng hoà xã hội|độc lập|số\s*:|(?:(?:các )?công thức (?:nấu ăn|món ăn)|thực đơn|phiếu hướng dẫn[^:]*|tài liệu[^:]*)$)(?!\p{L})/iu;
const NAMED =
  /^(?:tên món(?: ăn)?|món(?: ăn)?|tên công thức|công thức|thực đơn|tên|title|recipe|recipe name)\s*[:–-]\s*(?=\S)/iu;

/** The head of a printed sheet: who gives it out, and what kind of sheet it is. */
export const isInstitution = (line: string): boolean =>
  line.length < 90 && INSTITUTION.test(line.normalize('NFC').trim());

/** "Tên món: Canh chua". */
export const namedTitle = (line: string): string => line.replace(NAMED, '');

const isTitle = (line: string): boolean =>
  /\p{L}{2}/u.test(line) &&
  line.length < 120 &&
  findPart(fold(withoutListMark(line))) === undefined;

/** Below the names of institutions, and only there; other texts begin with their title. */
function belowInstitution(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line !== '');
  if (first < 0 || !isInstitution(lines[first] ?? '')) return -1;
  const at = lines.findIndex((line, index) => index > first && line !== '' && !isInstitution(line));
  return at >= 0 && at < first + 6 && isTitle(lines[at] ?? '') && !/^\d/.test(lines[at] ?? '')
    ? at
    : -1;
}

/** "Cách nấu canh chua" above the ingredients is what the recipe is called, and no heading of its steps. */
const isMethodOf = (lines: readonly string[], at: number): boolean => {
  const folded = fold(withoutListMark(lines[at] ?? ''));
  return (
    findPart(folded) === 'steps' &&
    folded.split(' ').length > 3 &&
    nextParts(lines)[at] === 'ingredients'
  );
};

/** The line that says what the dish is called: so named, as the page calls itself, the highest heading, or below an institution. */
export function findTitle(lines: readonly string[], pageTitle: string): number {
  const named = lines.slice(0, 12).findIndex((line) => NAMED.test(withoutListMark(line)));
  if (named >= 0) return named;
  const wanted = fold(pageTitle);
  const levels = lines.map(getLevel);
  const bare = (at: number) => fold(withoutListMark(lines[at] ?? ''));
  const same = levels.findIndex((level, at) => level > 0 && wanted !== '' && bare(at) === wanted);
  if (same >= 0) return same;
  const highest = levels.indexOf(1);
  const at = highest >= 0 ? highest : levels.findIndex((level) => level > 0);
  const isNamed = (place: number) =>
    findPart(bare(place)) === undefined || isMethodOf(lines, place);
  if (at >= 0) return isNamed(at) ? at : -1;
  if (pageTitle !== '') return -1;
  const first = lines.findIndex((line) => line !== '');
  return first >= 0 && isMethodOf(lines, first) ? first : belowInstitution(lines);
}
