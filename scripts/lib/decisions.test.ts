import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const files = readdirSync(FOLDER).filter((name) => /^\d{4}-.+\.md$/.test(name));
const decisions = files.filter((name) => !name.startsWith('0000'));
const lines = [...index.matchAll(/^- \[(\d{4})\]\((\S+)\): (.+)$/gm)].map(
  ([, number = '', file = '', text = '']) => ({ number, file, text }),
);

const replacedBy = (text: string): string | undefined => /replaced by (\d{4})/i.exec(text)?.[1];

it('every decision stands in the list once, under its own number', () => {
  expect(decisions.length).toBeGreaterThan(200);
  expect(lines.map(({ file }) => file).toSorted()).toEqual(decisions);
  for (const { number, file } of lines) expect(file.slice(0, 4)).toBe(number);
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
});

it('decisions of a subject stand by number', () => {
  const subjects = index.split(/^## /m).map((part) => [...part.matchAll(/^- \[(\d{4})\]/gm)]);
  for (const subject of subjects) {
    const numbers = subject.map(([, number = '']) => number);
    expect(numbers).toEqual(numbers.toSorted());
  }
});

it('a replaced decision says so in its file and in its line', () => {
  for (const { file, text } of lines) {
    const status = /^Status: .*$/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[0] ?? '';
    expect(replacedBy(text), file).toBe(replacedBy(status));
  }
});
