import { cleanLetters } from '../cleanLetters';
import { fold } from '../fold';
import { readUnit } from './units';

export const plainHeader = (header: string): string =>
  fold(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names of programmers: "heightCm" is "height Cm". */
const JOINED = /^[A-Za-z][a-z]+(?:[A-Z]+[a-z]*)+$/;
const apart = (header: string): string =>
  JOINED.test(header.trim()) ? header.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : header;

/** "1. Họ và tên", "Câu 2) Năm sinh". */
const NUMBERED = /^\s*(?:câu\s*)?\d{1,2}\s*[.):]\s*/iu;
/** What forms ask around the name of a field. */
const QUESTION =
  /(?:^|\s)(?:vui lòng (?:nhập|cho biết|ghi)|xin cho biết|hãy nhập|nhập|what is|your|của (?:bạn|anh\/chị|quý khách|khách hàng|em|con|mình)|là gì|là bao nhiêu|bao nhiêu|bạn|anh\/chị|quý khách)(?=[\s:,(]|$)/giu;
/** Remarks in brackets that say how a field is filled in. */
const REMARK =
  /^(?:\*|bắt buộc|không bắt buộc|tùy chọn|nếu có|required|optional|if any|dd?[/.-]mm?[/.-]y+|ngày[/.-]tháng[/.-]năm|nam\s*[/,]\s*nữ|m\s*\/\s*f|male\s*\/\s*female|ghi .*|vd.*|ví dụ.*|e\.g.*|zalo|viber|(?:viết|chữ|in) hoa.*|(?:có|không) dấu.*|đầy đủ.*|\d+ (?:chữ )?số|bằng (?:số|chữ)|chỉ (?:ghi|nhập) .*|nhập .*|theo (?:cccd|cmnd|căn cước|giấy khai sinh|giấy tờ).*|(?:cách|ngăn cách) nhau.*|mỗi .* một dòng|định dạng.*|dạng .*|dương lịch|hiện tại|hiện nay|mới nhất|gần nhất)$/iu;

export interface HeaderWords {
  /** Folded, without its unit. */
  name: string;
  unit?: string;
  /** Figures for something else than 100 g: a serving, a pack. */
  isPerServing: boolean;
}

const PER_HUNDRED =
  /(?:[/_]|\b(?:per|trong|trên|moi|mỗi)\s)?\s*100\s*(?:g|gr|gam|gram|ml)\b(?:\s*ăn được)?/giu;
const PER_SERVING =
  /khẩu phần|khau phan|[/_(]\s*(?:suất|phần|hộp|gói|serving)|(?:per|mỗi|một)\s+(?:serving|suất|phần|hộp|gói)|_serving/iu;
const BRACKETS = /[([{]([^()[\]{}]*)[)\]}]/gu;
const LAST_WORD = /^(.*[\p{L}\p{N})].*?)[\s,_:;/-]+([\p{L}µμ%]+(?:\/[\p{L}]+)?)\s*$/u;

/** "Chiều cao (cm)", "Cân nặng, kg", "protein_g", "Đạm/100g": the name, and the unit that its figures have. */
export function readHeader(header: string): HeaderWords {
  const clean = apart(cleanLetters(header)).replace(NUMBERED, '').replaceAll(/[*?]/g, ' ');
  // Open Food Facts gives energy in kJ where no unit says otherwise, and all else in grams.
  const isPerHundred = /_100g$/i.test(clean.trim());
  let text = clean.replaceAll(QUESTION, ' ').replaceAll(PER_HUNDRED, ' ');
  const isPerServing = PER_SERVING.test(text);
  let unit: string | undefined;
  text = text.replaceAll(BRACKETS, (whole, inner: string) => {
    const read = readUnit(inner) ?? readUnit(inner.replace(/^(?:đơn vị|đv|unit)\s*:?\s*/iu, ''));
    unit ??= read;
    return read === undefined && inner.trim() !== '' && !REMARK.test(inner.trim()) ? whole : ' ';
  });
  const last = LAST_WORD.exec(text);
  const behind = last && readUnit(last[2] ?? '');
  if (behind !== undefined && behind !== null && unit === undefined) {
    unit = behind;
    text = last?.[1] ?? text;
  }
  unit ??= isPerHundred ? 'g' : undefined;
  return { name: plainHeader(text), isPerServing, ...(unit === undefined ? {} : { unit }) };
}

/** Signs between names in two languages: "Họ và tên / Full name", "Họ tên (Name)", or one below the other. */
const BETWEEN_NAMES = /[/|\n()[\]–—]|\s-\s/u;

/** The names that stand in one header, folded; none where it has one, or figures in two units. */
export function headerNames(header: string): string[] {
  const parts = apart(cleanLetters(header))
    .split(BETWEEN_NAMES)
    .map((part) => part.trim());
  const units = new Set(parts.flatMap((part) => readUnit(part) ?? []));
  const names = parts.filter((part) => part !== '' && readUnit(part) === undefined);
  return names.length > 1 && units.size < 2 ? names.map((part) => readHeader(part).name) : [];
}
