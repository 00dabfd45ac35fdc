import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from './config';

/** Decided by the container itself, or for trials only. */
const NOT_IN_CONTAINERS = [
  'PORT',
  'DATA_DIR',
  'DB_PREFIX',
  'DEMO',
  'STAFF_SECOND_FACTOR',
  'NODE_ENV',
];
const compose = readFileSync('docker-compose.yml', 'utf8');
const gateway = compose.slice(compose.indexOf('x-gateway:'), compose.indexOf('\nservices:'));

describe('S05 the container is handed every setting', () => {
  it.each(SETTING_NAMES.filter((name) => !NOT_IN_CONTAINERS.includes(name)))('%s', (name) => {
    expect(gateway).toMatch(new RegExp(`^    ${name}: `, 'm'));
  });

  it('of what is left out each is a setting', () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(NOT_IN_CONTAINERS));
  });
});
