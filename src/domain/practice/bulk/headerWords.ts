import { cleanLetters } from '../../text/cleanLetters';
import { fold } from '../../text/fold';

export const plainHeader = (header: string): string =>
  fold(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Units as they are written behind a name, by what they mean. */
const UNITS: Readonly<Record<string, string>> = {
  ...names('cm', 'cm centimet centimetre centimeters'),
  ...names('m', 'm met metre meters'),
  ...names('mm', 'mm'),
  ...names('ft', 'ft feet foot ft/in ft,in ft-in feet/inches'),
  ...names('in', 'in inch inches'),
  ...names('kg', 'kg kgs kilogram ky ki kí ký'),
  ...names('g', 'g gr gam gram grams'),
  ...names('lb', 'lb lbs pound pounds'),
  ...names('kcal', 'kcal cal calo calories kilocalo'),
  ...names('kJ', 'kj kilojoule'),
  ...names('mg', 'mg'),
  ...names('mcg', 'mcg µg μg ug'),
  ...names('ml', 'ml'),
  ...names('IU', 'iu ui'),
  ...names('%', '% dv %dv'),
};

function names(unit: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, unit]));
}

export const readUnit = (text: string): string | undefined =>
  UNITS[
    text
      .trim()
      .toLowerCase()
      .replaceAll(/\s*([/,])\s*/g, '$1')
      .replace(/\.$/, '')
  ];

/** "1. Họ và tên", "Câu 2) Năm sinh". */
const NUMBERED = /^\s*(?:câu\s*)?\d{1,2}\s*[.):]\s*/iu;
/** What forms ask around the name of a field. */
const QUESTION =
  /(?:^|\s)(?:vui lòng (?:nhập|cho biết|ghi)|xin cho biết|hãy nhập|nhập|what is|your|của (?:bạn|anh\/chị|quý khách|khách hàng|em|con|mình)|là gì|là bao nhiêu|bao nhiêu|bạn|anh\/chị|quý khách)(?=[\s:,(]|$)/giu;
/** Remarks in brackets that say how a field is filled in. */
const REMARK =
  /^(?:\*|bắt buộc|không bắt buộc|tùy chọn|nếu có|required|optional|if any|dd?[/.-]mm?[/.-]y+|ngày[/.-]tháng[/.-]năm|nam\s*[/,]\s*nữ|m\s*\/\s*f|male\s*\/\s*female|ghi rõ.*|vd.*|ví dụ.*|e\.g.*|zalo|viber)$/iu;

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
  const clean = cleanLetters(header).replace(NUMBERED, '').replaceAll(/[*?]/g, ' ');
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

const ENERGY = { kcal: 1, kJ: 1 / 4.184 };
const MASS = { g: 1, mg: 0.001, mcg: 0.000_001 };
const LENGTH = { cm: 1, m: 100, mm: 0.1, in: 2.54, ft: 30.48 };
const WEIGHT = { kg: 1, g: 0.001, lb: 0.453_592_37 };

/** By what a figure in `from` is multiplied to be one in `to`; nothing where it cannot be. */
export function unitFactor(from: string, to: string): number | undefined {
  if (from === to) return 1;
  for (const units of [ENERGY, MASS, LENGTH, WEIGHT] as Readonly<Record<string, number>>[]) {
    const [own, wanted] = [units[from], units[to]];
    if (own !== undefined && wanted !== undefined) return own / wanted;
  }
  return undefined;
}
