type ServerProgram =
  | 'main'
  | 'admin-create'
  | 'backup'
  | 'catalogue-import'
  | 'restore'
  | 'second-factor-remove';

/**
 * `npm test` builds first and sets `TESTS_BUILT`: built programs start in half the time. A single test file runs the
 * sources.
 */
export function serverProgram(name: ServerProgram): string[] {
  if (process.env.TESTS_BUILT === '1') return [`dist/server/${name}.js`];
  const entry = name === 'main' ? 'main.ts' : `commands/${name}.ts`;
  return ['--import', 'tsx', '--import', './scripts/lib/rawText.mjs', `sync-server/${entry}`];
}
