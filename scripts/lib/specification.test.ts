import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/areas/specification.md', 'utf8');
const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
const productDecisions = readFileSync('docs/decisions/README.md', 'utf8').matchAll(
  /^\| (\d+) +\|/gm,
);

function sectionOf(title: string): string {
  const [, rest] = document.split(`\n## ${title}\n`);
  if (rest === undefined) throw new Error(`the document has no part "${title}"`);
  return rest.split('\n## ')[0] ?? '';
}
const byRow = sectionOf('By row');
const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/** `E5.3: 2` of the list of blocks as `E5.3.1` and `E5.3.2`. */
const sentences = [...sectionOf('How many sentences each block has').matchAll(/^- (\w+): (.+)$/gm)]
  .flatMap(([, section = '', counts = '']) =>
    counts.split(' ').map((count, block) => [`${section}.${block + 1}`, Number(count)] as const),
  )
  .flatMap(([block, count]) => Array.from({ length: count }, (_, at) => `${block}.${at + 1}`));

/** `E8.1.1–3` as its three ids. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/\b([EP]\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(
    ([, block = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, at) => `${block}.${Number(first) + at}`,
      ),
  );

const entries = byRow.split(/^(?:- |### .*$)/m).map((entry) => entry.replaceAll(/\s+/g, ' '));

it('every sentence stands at one row, or among those that nobody sees', () => {
  expect(sentences.length).toBeGreaterThan(800);
  const listed = [
    ...entries.map((entry) => entry.split(': ')[0] ?? ''),
    sectionOf('Seen by nobody'),
  ];
  expect(listed.flatMap(idsIn).toSorted()).toEqual(sentences.toSorted());
});

it('every row of the list has an entry, and every entry says what shows it', () => {
  const rows = [...Array(16).keys()].map((at) => `E${String(at + 1).padStart(2, '0')}`);
  rows.push(...[...Array(31).keys()].map((at) => `P${String(at + 1).padStart(2, '0')}`));
  const filled = byRow.split('\n### ').filter((part) => part.includes('\n- '));
  expect(filled.map((part) => part.slice(0, 3))).toEqual(rows);
  const silent = entries.filter((entry) => idsIn(entry).length > 0 && !/: \S/.test(entry));
  expect(silent).toEqual([]);
});

it('each file that is named has the test that is named', () => {
  const named = entries.flatMap((entry) =>
    [...entry.matchAll(/`([^`]+)`((?: «[^»]*»)*)/g)].map(([, file = '', titles = '']) => ({
      file,
      titles: captures(titles, /«([^»]*)»/g),
    })),
  );
  expect(named.length).toBeGreaterThan(300);
  const absent = named.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file];
    const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(absent).toEqual([]);
});

it('each decision that is named exists', () => {
  const known = [...productDecisions].map(([, number]) => number);
  const flat = document.replaceAll(/\s+/g, ' ');
  expect(captures(flat, /\bdecision (\d{4})/g).filter((one) => !decisions.includes(one))).toEqual(
    [],
  );
  expect(captures(flat, /product decision (\d+)\b/g).filter((one) => !known.includes(one))).toEqual(
    [],
  );
});
