import { expect, it } from 'vitest';
import { withoutUnused } from './inlineStyles';

it('S04 a public page carries the variables that it uses, and those that these use, in both modes', () => {
  const theme =
    ':root{--a:1px;--b:var(--c);--c:red;--d:url("x;y");--e:var(--a)}html{color:var(--d)}.dark{--c:blue;--a:2px}';
  expect(withoutUnused(theme, 'p{color:var(--b)}')).toBe(
    ':root{--b:var(--c);--c:red;--d:url("x;y");}html{color:var(--d)}.dark{--c:blue;}',
  );
});
