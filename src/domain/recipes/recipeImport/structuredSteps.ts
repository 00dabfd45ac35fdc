import { normalise } from '../../text/fold';
import { isRecord, toList, MAX_DEEP, words, type Json } from './values';

const getPosition = (value: unknown): number =>
  isRecord(value) && Number.isFinite(Number(value.position ?? Number.NaN))
    ? Number(value.position)
    : Number.NaN;

function inOrder(values: readonly unknown[]): readonly unknown[] {
  if (values.length < 2 || values.some((one) => Number.isNaN(getPosition(one)))) return values;
  return [...values].sort((one, other) => getPosition(one) - getPosition(other));
}

/** "1. Rửa bí. 2. Nấu canh.": numbered steps in one line, if their numbers follow each other. */
export function numberedSteps(line: string): string[] {
  const starts = [
    ...line.matchAll(
      /(?:^|(?<=[.;!?)]\s*)|(?<=\s)(?=\d{1,2}\)))\s*(?:bước\s*)?(\d{1,2})\s*[.):/-]\s+(?=\p{L})/giu,
    ),
  ];
  const follow = starts.every((start, position) => Number(start[1]) === position + 1);
  if (starts.length < 2 || !follow || starts[0]?.index !== 0)
    return [line.replace(/^bước\s*\d{1,2}\s*[.):/-]\s+(?=\S)/iu, '')];
  return starts.map(({ 0: start, index }, position) =>
    line.slice(index + start.length, starts[position + 1]?.index).trim(),
  );
}

const stepLines = (value: unknown): string[] =>
  words(value)
    .split(/\n|\s*\|\s*/)
    .flatMap(numberedSteps)
    .filter(Boolean);

/** The step's name is kept where its text says something else. */
function ownStep(one: Json): string[] {
  const [name, text] = [
    words(one.name ?? one.headline, 300),
    stepLines(one.text ?? one.description),
  ];
  if (text.length === 0) return name === '' ? [] : [name];
  const [first = '', ...others] = text;
  const isTold = name === '' || normalise(first).startsWith(normalise(name).replace(/[.…]+$/, ''));
  return [isTold ? first : `${name}: ${first}`, ...others];
}

/** Texts of a record of which no name is known: `{"1": "Rửa", "2": "Nấu"}`; addresses are no steps. */
const listTexts = (one: Json): unknown[] =>
  Object.entries(one)
    .filter(([key, value]) => {
      const isText = typeof value === 'string' && !/^\s*(?:\w+:\/\/|[/#])/.test(value);
      return isText ? !/^@|^(?:type|id|url|image)$/i.test(key) : Array.isArray(value);
    })
    .map(([, value]) => value);

export function readSteps(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEEP) return [];
  return inOrder(toList(value)).flatMap((one) => {
    if (Array.isArray(one)) return readSteps(one, depth + 1);
    if (!isRecord(one)) return stepLines(one);
    const inner = [
      'item',
      'itemListElement',
      'steps',
      'recipeInstructions',
      'instructions',
    ].flatMap((key) => readSteps(one[key], depth + 1));
    const own = ownStep(one);
    if (inner.length === 0) return own.length > 0 ? own : readSteps(listTexts(one), depth + 1);
    const isSection = own.length === 1 && words(one.text ?? one.description) === '';
    return isSection ? [`${(own[0] ?? '').replace(/:$/, '')}:`, ...inner] : [...own, ...inner];
  });
}
