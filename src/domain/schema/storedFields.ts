import { storedMailAddress } from '../text/mailAddress';
import { normalise } from '../text/fold';
import { storedPhone } from '../text/phone';
import { storedText } from '../text/storedText';

/** Lists in which one word stands once. */
const WORD_SETS: ReadonlySet<string> = new Set([
  'goals',
  'medicalConditions',
  'allergies',
  'medicines',
  'aliases',
]);

function storedValue(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    if (name === 'phone') return storedPhone(storedText(value));
    return name === 'email' ? storedMailAddress(value) : storedText(value);
  }
  if (Array.isArray(value)) {
    const cleaned = value.map((one) => storedValue(one, ''));
    if (!WORD_SETS.has(name)) return cleaned;
    const before = new Set(['']);
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
