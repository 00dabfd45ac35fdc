import { readFileSync } from 'node:fs';
import { satisfies, validRange } from 'semver';
import { expect, it } from 'vitest';

interface Package {
  version?: string;
  engines?: { node?: string };
}
const text = (file: string): string => readFileSync(file, 'utf8');
const own = JSON.parse(text('package.json')) as {
  engines: { node: string };
  devDependencies: Record<string, string>;
};
const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, Package> };

const LEAST = own.engines.node.replace('>=', '');
const SAID = `Node.js ${LEAST} or newer`;

it('the oldest Node that is enough is said once, in a form that the start can read', () => {
  expect(own.engines.node).toMatch(/^>=\d+\.\d+$/);
  expect(own.devDependencies['@types/node']).toMatch(new RegExp(`^${LEAST.split('.')[0]}\\.`));
});

it.each(['README.md', 'docs/operations.md'])('%s says the same', (file) => {
  const statements = text(file).match(/Node\.js \d+(?:\.\d+)* or newer/g);
  expect(new Set(statements)).toEqual(new Set([SAID]));
});

it('the image runs one that is enough, the same from its build to its end, and README names it', () => {
  const images = [...text('Dockerfile').matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)];
  const versions = new Set(images.map(([, version]) => version ?? ''));
  expect(versions.size).toBe(1);
  const [version = ''] = versions;
  expect(satisfies(version, own.engines.node)).toBe(true);
  expect(text('README.md')).toContain(`the container image runs ${version.split('.')[0]}`);
});

it('every package takes the oldest one: `npm ci` warns of none', () => {
  const unfit = Object.entries(lock.packages).flatMap(([folder, { version, engines }]) => {
    const range = engines?.node;
    const isFit = !range || validRange(range) === null || satisfies(`${LEAST}.0`, range);
    return isFit ? [] : [`${folder} ${version ?? ''} wants ${range}`];
  });
  expect(unfit).toEqual([]);
});

it('no package is tied to a registry', () => {
  expect(text('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});
