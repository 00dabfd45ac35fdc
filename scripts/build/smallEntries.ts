import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Group } from '../../src/serviceWorker/files.ts';
import { excesses, weigh, type Budget } from './bundleBudget.ts';

/** An entry with a bundle of its own: sharing scripts would split the app's into smaller ones. */
interface SmallEntry {
  page: string;
  loads: readonly string[];
  group: Group;
  /** Most KB after gzip, and most files: the measured value plus 5 %. */
  bounds: readonly [kilobytes: number, files: number];
}

const SMALL_ENTRIES: readonly SmallEntry[] = [
  { page: 'visitor.html', loads: ['src/visitor/main.tsx'], group: 'visitor', bounds: [115, 1] },
  { page: 'link.html', loads: ['src/link/main.tsx'], group: 'link', bounds: [115, 1] },
];

const getName = ({ page }: SmallEntry): string => page.replace('.html', '');

export const groupOfSmallEntry = (fileName: string): Group | undefined =>
  SMALL_ENTRIES.find(
    (entry) =>
      fileName === entry.page ||
      fileName === `${getName(entry)}.webmanifest` ||
      fileName.startsWith(`assets/${getName(entry)}-`),
  )?.group;

const toBudget = ({ page, loads, bounds: [kilobytes, files] }: SmallEntry): Budget => ({
  page,
  loads,
  bytes: kilobytes * 1024,
  files,
});

/** Fonts keep their names: they are the same files as the app's. */
function buildOutput(entry: SmallEntry): Rolldown.OutputOptions {
  const own = `assets/${getName(entry)}-[name]-[hash].js`;
  return {
    entryFileNames: own,
    chunkFileNames: own,
    assetFileNames: ({ names: [name = ''] }) =>
      name.endsWith('.css')
        ? `assets/${getName(entry)}-[name]-[hash][extname]`
        : 'assets/[name]-[hash][extname]',
  };
}

async function built(entry: SmallEntry, config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const { rolldownOptions, ...rest } = config.build ?? {};
  return (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...rest,
      write: false,
      rolldownOptions: { ...rolldownOptions, input: [entry.page], output: buildOutput(entry) },
    },
  })) as Rolldown.RolldownOutput;
}

export function smallEntries(getConfig: () => InlineConfig): Plugin {
  return {
    name: 'small-entries',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const entry of SMALL_ENTRIES) {
        const { output } = await built(entry, getConfig());
        const scripts = output.filter((file) => file.type === 'chunk');
        const weight = weigh(scripts, toBudget(entry));
        this.info(`${entry.page}: ${(weight.bytes / 1024).toFixed(1)} KB of ${entry.bounds[0]} KB`);
        const [problem] = excesses(weight);
        if (problem) this.error(problem);
        for (const file of output) {
          if (Object.hasOwn(bundle, file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: file.fileName, source });
        }
      }
    },
  };
}
