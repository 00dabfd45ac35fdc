import { storedMailAddress } from '../text/mailAddress';
import { normalise } from '../text/fold';
import { storedPhone } from '../text/phone';
import { storedLine, storedText } from '../text/storedText';

/** Lists in which one word stands once. */
const WORD_SETS: ReadonlySet<string> = new Set([
  'goals',
  'medicalConditions',
  'allergies',
  'medicines',
  'aliases',
  'allergens',
  'tags',
]);

/** Names and titles: they stand in one line, whatever cell or page they were copied from. */
const LINES: ReadonlySet<string> = new Set([
  'clientName',
  'name',
  'nameEn',
  'title',
  'brand',
  'category',
  'code',
]);

/** A text of a field as it is stored, whichever way it comes. */
export const storedFieldText = (name: string, text: string): string =>
  LINES.has(name) ? storedLine(text) : storedText(text);

/** A word of a list without the comma that was typed behind it. */
const AROUND = /^[\s,;]+|[\s,;]+$/gu;

function storedValue(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    if (name === 'phone') return storedPhone(storedText(value));
    return name === 'email' ? storedMailAddress(value) : storedFieldText(name, value);
  }
  if (Array.isArray(value)) {
    if (!WORD_SETS.has(name)) return value.map((one) => storedValue(one, ''));
    const before = new Set(['']);
    const cleaned = value.map((one) =>
      typeof one === 'string' ? storedLine(one).replaceAll(AROUND, '') : storedValue(one, ''),
    );
    return cleaned.filter((one) => {
      if (typeof one !== 'string') return true;
      const word = normalise(one);
      if (before.has(word)) return false;
      before.add(word);
      return true;
    });
  }
  return typeof value === 'object' && value !== null
    ? storedFields(value as Record<string, unknown>)
    : value;
}

/** Fields that came from elsewhere as the forms would store them. The value must be no deeper than what may be walked through. */
export const storedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, storedValue(value, name)]),
  );
