import { scanXml } from './xml';

/** How a cell shows its number: as a date, a time, in per cent, or by a mask of digits ("0000000000"). */
export type NumberFormat = { kind: 'date' | 'time' | 'percent' } | { kind: 'mask'; mask: string };

const DATE_IDS = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
const TIME_IDS = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);
const PERCENT_IDS = new Set([9, 10]);
const LITERAL = /"[^"]*"|\\.|_.|\*./g;
/** Fewer places are no phone number, and no code. */
const MIN_PLACES = 4;

function readFormat(id: number, code: string | undefined): NumberFormat | undefined {
  if (code === undefined) {
    if (DATE_IDS.has(id)) return { kind: 'date' };
    if (PERCENT_IDS.has(id)) return { kind: 'percent' };
    return TIME_IDS.has(id) ? { kind: 'time' } : undefined;
  }
  const sections = code.replaceAll(/\[[^\]]*\]/g, '').split(';');
  const section = (code.includes('[<') ? sections[1] : sections[0]) ?? '';
  const bare = section.replaceAll(LITERAL, '');
  if (/[yd]/i.test(bare)) return { kind: 'date' };
  if (/[hs]/i.test(bare)) return { kind: 'time' };
  if (bare.includes('%')) return { kind: 'percent' };
  const places = bare.replaceAll(/[^0#?]/g, '').length;
  const isMask =
    /^[0#?\s()+./-]*$/.test(bare) && !/[0#?]\.[0#?]/.test(bare) && places >= MIN_PLACES;
  return isMask ? { kind: 'mask', mask: section } : undefined;
}

/** The format of each style, by the number that cells name it with. */
export function readNumberFormats(styles: string): (NumberFormat | undefined)[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  scanXml(
    styles,
    (tag) => {
      if (tag.name === 'cellXfs') isInCells = !tag.isClosing;
      if (tag.isClosing) return;
      if (tag.name === 'numFmt')
        codes.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '');
      if (tag.name === 'xf' && isInCells) ids.push(Number(tag.attribute('numFmtId') ?? 0));
    },
    () => undefined,
  );
  return ids.map((id) => readFormat(id, codes.get(id)));
}

/** A whole number in the places of its mask, as the spreadsheet shows it. */
export function masked(value: number, mask: string): string {
  const digits = [...String(value)];
  const signs = mask.match(/"[^"]*"|\\.|_.|\*.|./g) ?? [];
  let text = '';
  const places = signs.filter((sign) => /^[0#?]$/.test(sign)).length;
  let left = places;
  for (const sign of signs) {
    if (/^[0#?]$/.test(sign)) {
      // Digits beyond the mask stand at its first place.
      const due = left === places ? Math.max(0, digits.length - places) + 1 : 1;
      if (digits.length >= left) text += digits.splice(0, due).join('');
      else if (sign === '0') text += '0';
      left -= 1;
    } else if (sign.startsWith('"')) text += sign.slice(1, -1);
    else if (sign.startsWith('\\')) text += sign.slice(1);
    else if (!/^[_*]/.test(sign)) text += sign;
  }
  return text.trim();
}

/** A share as the spreadsheet shows it: 0.85 is "85%". Four decimals where three could be read as thousands. */
export function percentText(value: number): string {
  const text = String(Number((value * 100).toPrecision(12)));
  return `${/\.\d{3}$/.test(text) ? `${text}0` : text}%`;
}
