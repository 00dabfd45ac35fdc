import { array, assert, asyncProperty, dictionary, jsonValue, string } from 'fast-check';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { HOSTILE_FIELDS } from '../../tests/attack/bodies';
import { findMalformedPath, exceedsBounds } from '../sync/documentBounds';
import { jsonBuffers, parseJson, type LongList } from './jsonText';

const ROWS: LongList = { field: 'rows', most: 500 };
const none = (): void => undefined;

const PADDING = 'x'.repeat(70_000);

async function read(text: string, list: LongList | undefined = ROWS): Promise<unknown> {
  return parseJson(Buffer.from(text), list, none);
}

const getErrorCode = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'taken',
    (error: unknown) =>
      error instanceof SyntaxError ? 'syntax' : (error as { code: unknown }).code,
  );

describe('S05 JSON of bodies', () => {
  it('S05 is what JSON.parse makes of it, whatever stands in the list', async () => {
    const json = jsonValue({ maxDepth: 4 });
    await assert(
      asyncProperty(array(json, { maxLength: 8 }), json, async (rows, other) => {
        for (const body of [
          { before: PADDING, rows, other },
          { other, rows, after: PADDING },
          { rows: other, after: PADDING },
        ]) {
          const text = JSON.stringify(body, null, 1);
          expect(await read(text)).toEqual(JSON.parse(text));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a comma too many', '[1,2,]'],
    ['a comma alone', '[,]'],
    ['nothing between commas', '[1,,2]'],
    ['brackets that do not match', '[1}'],
    ['a list without end', '[1'],
    ['the list twice', '[1],"rows":[2]'],
    ['two entries without a comma', '[{}{}]'],
    ['a text without end', '["a]'],
  ])('S05 %s is no JSON', async (_, rows) => {
    expect(await getErrorCode(read(`{"before":"${PADDING}","rows":${rows}}`))).toBe('syntax');
  });

  it('S05 says how many entries there are where there are too many', async () => {
    const rows = Array(501).fill(PADDING.slice(0, 200));
    await expect(read(JSON.stringify({ rows }))).rejects.toMatchObject({
      code: 'batch_too_large',
      details: { limit: 500, count: 501 },
    });
  });

  it('S05 an answer is made in pieces and says the same', async () => {
    await assert(
      asyncProperty(dictionary(string(), jsonValue({ maxDepth: 6 })), async (value) => {
        const buffers = await jsonBuffers(value, none);
        expect(JSON.parse(Buffer.concat(buffers).toString())).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });
});

/** ms. On an idle machine `npm run attack` shows 200; unprotected, these bodies blocked everything for 2 to 8 s. */
const BESIDE_OTHERS = 1_000;

describe('S05 bodies that are long to look through', () => {
  it.each(Object.entries(HOSTILE_FIELDS))('S05 %s hold nobody up', async (_, field) => {
    const text = Buffer.from(`{"rows":[{"next":{"id":"a","x":${field()}}}]}`);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    delay.enable();
    try {
      const body = (await parseJson(text, ROWS, none)) as { rows: { next: unknown }[] };
      const [{ next } = { next: null }] = body.rows;
      if (!exceedsBounds(next)) findMalformedPath(next);
    } catch (error) {
      expect(error).toMatchObject({ code: 'batch_too_large' });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(delay.max / 1e6).toBeLessThan(BESIDE_OTHERS);
    delay.disable();
  });
});
