type ServerProgram =
  | 'main'
  | 'admin-create'
  | 'backup'
  | 'catalogue-import'
  | 'restore'
  | 'second-factor-remove';

/**
 * Chooses what Node runs for the gateway or one of its commands. `npm test` builds first and says so by `TESTS_BUILT`:
 * then what was built runs, which starts in half the time. A single file of tests runs the sources.
 */
export function serverProgram(name: ServerProgram): string[] {
  if (process.env.TESTS_BUILT === '1') return [`dist/server/${name}.js`];
  const entry = name === 'main' ? 'main.ts' : `commands/${name}.ts`;
  return ['--import', 'tsx', '--import', './scripts/lib/rawText.mjs', `sync-server/${entry}`];
}
