import { sameValue } from '../../domain/records/equality';
import type { FieldValue } from './descriptors';
import type { Resolved } from './resolve';

type Values = Record<string, FieldValue>;

/** Another tab or device has written a field meanwhile that is typed here, too: its person decides, once. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  /** @param present what stands there now, by the names of the form */
  constructor(
    readonly present: Values,
    readonly described: readonly string[],
  ) {
    super('changed elsewhere');
  }
}

function describe({ field }: Resolved, value: FieldValue): string {
  const text = typeof value === 'string' ? (field.words?.[value] ?? value) : '';
  return text === '' ? field.label : `${field.label} “${text}”`;
}

/**
 * Lists are merged word by word and lines line by line; other values can only be one or the other.
 * @throws ChangedElsewhere
 */
export function refuseUnseen(
  fields: Readonly<Record<string, Resolved>>,
  { base, values }: { base: Values; values: Values },
  present: Values,
): void {
  const names = Object.keys(fields).filter((name) => {
    const [was, typed, stands] = [base[name], values[name], present[name]];
    if (typeof typed !== 'string' || typeof stands !== 'string') return false;
    return !sameValue(was, typed) && !sameValue(was, stands) && !sameValue(typed, stands);
  });
  if (names.length === 0) return;
  throw new ChangedElsewhere(
    Object.fromEntries(names.map((name) => [name, present[name] as FieldValue])),
    names.map((name) => describe(fields[name] as Resolved, present[name] as FieldValue)),
  );
}
