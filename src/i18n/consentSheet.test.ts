import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_TEXT, CONSENT_TEXTS } from './consentSheet';

/** Signed texts stay readable: add a version, and leave these as they are. */
const SIGNED: Readonly<Record<string, string>> = { 'DY-1': '13182281cb38' };

it('G12 a text that clients signed never changes', () => {
  for (const [version, fingerprint] of Object.entries(SIGNED)) {
    const text = JSON.stringify(CONSENT_TEXTS[version]);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 12), version).toBe(fingerprint);
  }
  expect(Object.keys(SIGNED)).toEqual(Object.keys(CONSENT_TEXTS));
  expect(Object.keys(CONSENT_TEXTS)).toContain(CONSENT_TEXT);
});
