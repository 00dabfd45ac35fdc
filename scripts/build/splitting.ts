import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { SHELLS } from './budgets.ts';
import { chunkNames } from './chunks.ts';
import { readRoutes, type Entry } from './routes.ts';

/** Workers have bundles of their own, and styles are no scripts: who needs which module can be told without them. */
const scriptsOnly: Plugin = {
  name: 'scripts-only',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('new Worker(')) return undefined;
    return { code: code.replaceAll('new URL(', '(URL as never)('), map: null };
  },
};

/** Where another entry, or another way into it, begins. */
const isBeginning = (module: string): boolean =>
  /\/src\/app\/\w+\/(main|start)\.tsx?$/.test(module);

/**
 * How the build is split into files: built once by the bundler alone, to learn who needs what, and then in fewer files
 * (`chunks.ts`).
 * @param config of the build, without what weighs or writes it
 */
export async function codeSplitting(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [scriptsOnly, ...(config.plugins ?? [])],
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const routes = await readRoutes();
  const entries = (Object.keys(SHELLS) as Entry[]).map((entry) => {
    const { loads, first } = SHELLS[entry];
    const pages = routes.filter((route) => route.entry === entry).map(({ module }) => module);
    return { start: [...loads, first], pages };
  });
  const chunks = output.filter((one) => one.type === 'chunk');
  const names = chunkNames(chunks, entries, isBeginning);
  return {
    // A module's own imports are needed wherever it is needed, and have their own place by that.
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => names.get(id) ?? null }],
  };
}
