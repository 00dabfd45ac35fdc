const times = (text: string, count: number): string => Array(count).fill(text).join(',');
const numbered = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(',');

const MOST = 11_800_000;
const fill = (text: string): string => times(text, Math.floor(MOST / (text.length + 1)));

export const HOSTILE_FIELDS: Record<string, () => string> = {
  zeros: () => `[${fill('0')}]`,
  'empty objects': () => `[${fill('{}')}]`,
  'empty lists': () => `[${fill('[]')}]`,
  'empty texts': () => `[${fill('""')}]`,
  'keys that are all different': () => `{${numbered(900_000, (index) => `"k${index}":0`)}}`,
  'texts that are all different': () => `[${numbered(1_200_000, (index) => `"${index}"`)}]`,
  'objects with a key of their own': () => `[${numbered(800_000, (index) => `{"${index}":0}`)}]`,
  'a key named a million times': () => `{${times('"k":0', 1_500_000)}}`,
  nesting: () => `${'['.repeat(5_900_000)}${']'.repeat(5_900_000)}`,
  'nested objects': () => `${'{"a":'.repeat(1_700_000)}0${'}'.repeat(1_700_000)}`,
  'one long text': () => `"${'a'.repeat(MOST)}"`,
  'a text of escapes': () => `"${'\\u0041'.repeat(Math.floor(MOST / 6))}"`,
  'a text of quotes': () => `"${'\\"'.repeat(MOST / 2)}"`,
  'numbers with many digits': () => `[${times('1.7976931348623157e308', 500_000)}]`,
  'a number without end': () => '9'.repeat(MOST),
  spaces: () => `[${' '.repeat(MOST)}]`,
};
