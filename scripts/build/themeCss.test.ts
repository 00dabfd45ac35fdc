import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutComposedStyles } from './themeCss';

const FILE = 'node_modules/@chakra-ui/react/dist/esm/styled-system/system.js';

describe('S04 the styles of the theme', () => {
  it('S04 are not composed when the app starts', () => {
    const code = withoutComposedStyles(readFileSync(FILE, 'utf8'));
    expect(code).not.toMatch(/[^.\w]get(?:Preflight|Global|Token)Css\(\)[,;\]]/);
    expect(code).toContain('getTokenCss,');
  });

  it('S04 a library that composes them in another place fails the build', () => {
    expect(() => withoutComposedStyles('const _global = compose();')).toThrow('another place');
  });
});
