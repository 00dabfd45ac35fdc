import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { version } from '../../../package.json';
import { TWO_WAY } from '../records';
import {
  isOlder,
  isVersion,
  LEAST_APP,
  namedProtocol,
  namedVersion,
  NEEDED_PROTOCOL,
  PROTOCOL,
  PROTOCOL_VERSIONS,
} from './protocolVersions';

const SAYS_NOTHING = new Set(['$schema', 'title', 'description', 'label']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !SAYS_NOTHING.has(key));
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, plain(part)]),
  );
}

function fingerprint(): string {
  const schemas = Object.entries(TWO_WAY)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => [name, plain(z.toJSONSchema(schema))]);
  return createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12);
}

const whatToDo = (documents: string): string =>
  `Stored documents have another form. In src/domain/protocol/protocolVersions.ts, set documents of the last entry of ` +
  `PROTOCOL_VERSIONS to '${documents}'. If that entry's number was released (tests/upgrade/releases), add an entry with ` +
  `the next number instead, and raise PROTOCOL and NEEDED_PROTOCOL to it (docs/contributing.md, "Adding a field to a client", step 3).`;

describe('S02 versions of the protocol', () => {
  it('a document may not get another form without a new number, which older gateways are asked for', () => {
    const documents = fingerprint();
    expect(PROTOCOL_VERSIONS.at(-1), whatToDo(documents)).toMatchObject({
      protocol: PROTOCOL,
      documents,
    });
  });

  it('a document that gateways of before would refuse is kept from them', () => {
    const newest = PROTOCOL_VERSIONS.at(-1);
    expect(NEEDED_PROTOCOL).toBeGreaterThanOrEqual(newest?.protocol ?? Infinity);
  });

  it('what was released under a number stays as it was', () => {
    const releases = 'tests/upgrade/releases';
    for (const name of readdirSync(releases)) {
      const files: unknown = JSON.parse(
        brotliDecompressSync(readFileSync(`${releases}/${name}`)).toString(),
      );
      const { version: released, documents } = JSON.parse(
        (files as Record<string, string>)['package.json'] ?? '',
      ) as { version: string; documents: string };
      const spoken = PROTOCOL_VERSIONS.findLast(({ since }) => !isOlder(released, since));
      expect(spoken, released).toMatchObject({ documents });
    }
  });

  it('the list goes on by one, and this release is the newest or behind it', () => {
    expect(PROTOCOL_VERSIONS.map(({ protocol }) => protocol)).toEqual(
      PROTOCOL_VERSIONS.map((_, index) => PROTOCOL_VERSIONS[0].protocol + index),
    );
    expect(NEEDED_PROTOCOL).toBeLessThanOrEqual(PROTOCOL);
    for (const { since } of PROTOCOL_VERSIONS) expect(isOlder(version, since)).toBe(false);
    expect(isOlder(version, LEAST_APP)).toBe(false);
  });

  it('compares versions by number', () => {
    expect(isOlder('0.9.0', '0.10.0')).toBe(true);
    expect(isOlder('1.0.0', '0.10.0')).toBe(false);
    expect(isOlder('1.2.3', '1.2.3')).toBe(false);
    expect(isOlder('1.2.3-beta.1', '1.2.3')).toBe(false);
  });

  it('takes an absurd header for none', () => {
    for (const header of [undefined, '', '1', 'v1.0.0', '9'.repeat(10_000), '1.0.0 ', '-1.0.0'])
      expect(namedVersion(header)).toBe('0.0.0');
    expect(isVersion(`1.0.0-${'a'.repeat(10_000)}`)).toBe(false);
    expect(namedVersion('9.9.9')).toBe('9.9.9');
    for (const value of [undefined, '', '0', '-3', '1e9', '9'.repeat(99), NaN, 1.5, {}])
      expect(namedProtocol(value)).toBe(0);
    expect([namedProtocol('99'), namedProtocol(7)]).toEqual([99, 7]);
  });
});
