import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('history'))
    .map((name) => join('docs', name)),
];

/** From the root, in code marks; `<name>` and `*` stand for what may be put there. */
const PATH = /`((?:src|sync-server|tests|scripts|bench|couchdb|docs)\/[\w./@-]+)`/g;
const LINK = /\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g;

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

const isThere = (path: string): boolean =>
  ['', '.ts', '.tsx', '.mjs', '.md'].some((ending) => existsSync(path + ending));

it.each(documents)('%s names files and documents that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const linked = captures(text, LINK).map((link) => join(dirname(document), link));
  expect([...captures(text, PATH), ...linked].filter((path) => !isThere(path))).toEqual([]);
});
