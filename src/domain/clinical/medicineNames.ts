import { fold } from '../text/fold';
import { MEDICINES } from './medicineTable';

export type MedicineId = keyof typeof MEDICINES;
const MEDICINE_IDS = Object.keys(MEDICINES) as MedicineId[];

const pattern = (names: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${names.map((name) => name.replace('*', '\\w*')).join('|')})\\b`);

const PATTERNS = new Map(
  MEDICINE_IDS.map((id) => {
    const [, ...names] = MEDICINES[id];
    return [id, pattern(names)] as const;
  }),
);

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Stopped, never taken, not borne, or resisted, if it stands right before the name: "đã ngưng warfarin", "dị ứng aspirin", "kháng insulin". */
const NOT_TAKEN =
  /\b(?:khong|chua|ngung|thoi|bo|het|tung|di ung|truoc day|tien su|khong con|da doi|khang)(?: (?:con|uong|tiem|chich|dung thuoc|dung|su dung|thuoc|voi|tu|roi|can|phai|co))* $/;
const STOPPED = /^(?: \S+){0,3}? (?:da )?(?:ngung|thoi dung|bo thuoc|het dung|ngung thuoc)\b/;

function isTaken(text: string, names: RegExp): boolean {
  const all = new RegExp(names.source, 'g');
  for (const hit of text.matchAll(all)) {
    const behind = text.slice(hit.index + hit[0].length);
    if (!NOT_TAKEN.test(text.slice(0, hit.index)) && !STOPPED.test(behind)) return true;
  }
  return false;
}

const saysTaken = (text: string, names: RegExp): boolean =>
  text.split(/[,;\n]/).some((part) => isTaken(plain(part), names));

/** Names of one long word, of which a slip of one letter is still known ("wafarin", "sintron"). */
const SLIP_LETTERS = 6;
const LONG_NAMES: readonly string[] = MEDICINE_IDS.flatMap((id) =>
  MEDICINES[id]
    .slice(1)
    .map((name) => name.replace('*', ''))
    .filter((name) => /^[a-z]+$/.test(name) && name.length >= SLIP_LETTERS),
);
const KNOWN = new Set(LONG_NAMES);

function mended(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (typed) => {
    const word = fold(typed);
    if (word.length < SLIP_LETTERS || KNOWN.has(word)) return typed;
    if (LONG_NAMES.some((name) => word.startsWith(name))) return typed;
    return LONG_NAMES.find((name) => isOneOff(word, name)) ?? typed;
  });
}

function isOneOff(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

export function findMedicines(text: string): MedicineId[] {
  const known = mended(text.normalize('NFC'));
  return MEDICINE_IDS.filter((id) => saysTaken(known, PATTERNS.get(id) ?? /$^/));
}

export const takesOne = (text: string, ids: readonly MedicineId[]): boolean =>
  findMedicines(text).some((id) => ids.includes(id));

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const MEDICINE_SUGGESTIONS: readonly string[] = [
  ...new Set([
    ...MEDICINE_IDS.map((id): string => MEDICINES[id][0]),
    ...MEDICINE_IDS.flatMap((id) => MEDICINES[id].slice(1))
      .filter((name) => /^[a-z]{5,}$/.test(name))
      .map(titled),
  ]),
];

export const MEDICINE_ALIASES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  MEDICINE_IDS.map((id) => {
    const [label, ...names] = MEDICINES[id];
    return [label, names.filter((name) => !/^[a-z]{5,}\*?$/.test(name))];
  }),
);
