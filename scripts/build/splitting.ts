import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { SHELLS } from './budgets.ts';
import { chunkNames } from './chunks.ts';
import { readRoutes, type Entry } from './routes.ts';

/** Who needs which module can be told without workers, which have their own bundles, and styles. */
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

const isBeginning = (module: string): boolean =>
  /\/src\/app\/\w+\/(main|start)\.tsx?$/.test(module);

/**
 * Builds once by the bundler alone to learn who needs what, and then in fewer files (`chunks.ts`).
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
    return { start: loads, first, pages };
  });
  const chunks = output.filter((one) => one.type === 'chunk');
  const names = chunkNames(chunks, entries, isBeginning);
  return {
    // A module's own imports are placed by themselves.
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => names.get(id) ?? null }],
  };
}
