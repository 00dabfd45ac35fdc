import { runnerImport, type Connect, type Plugin, type Rolldown } from 'vite';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VISITOR_PATHS } from '../../src/domain/publicHouse/publicPaths.ts';
import { findStartPage, type StartPages } from '../../src/domain/publicHouse/startPages.ts';
import { CLIENT_LINK_PATH } from '../../src/domain/publicHouse/clientLink.ts';
import { WORKSPACE_FILES_ID } from '../../src/app/entrance/prefetch.ts';
import { SHELLS } from './budgets.ts';
import { withoutUnused } from './inlineStyles.ts';
import { closure, holding } from './bundleBudget.ts';
import { COLOUR_MODE_TAG } from './pageFrame.ts';
import { readRoutes, type BuiltRoute } from './routes.ts';

const PRERENDER = resolve(import.meta.dirname, 'prerender.tsx');
const inPublic = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../public', name), 'utf8');
const START = inPublic('start.css');
const COLOUR_MODE = inPublic('colour-mode.js');

/** Style sheets cannot be read outside of the build, and HTML does not need them. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

const toFileName = (path: string): string => `${path.slice(1).replaceAll('/', '-')}.html`;

const VISITOR_PAGE = 'visitor.html';

export function listStartPages(routes: readonly BuiltRoute[]): Pick<StartPages, 'exact' | 'under'> {
  const paths = routes.filter(({ entry }) => entry === 'entrance').map(({ path }) => path);
  return {
    exact: Object.fromEntries([
      ...paths.map((path) => [path, toFileName(path)] as const),
      ...VISITOR_PATHS.map((path) => [path, VISITOR_PAGE] as const),
    ]),
    under: [
      ['/admin/', 'admin.html'],
      // The address that the specification gives the staff's sign-in.
      ['/admin-login/', 'admin.html'],
      [`${CLIENT_LINK_PATH}/`, 'link.html'],
      ['/', 'index.html'],
    ],
  };
}

/**
 * Inlined, because each file is one request more before the first paint.
 * @returns also the names of sheets that are inlined whole
 */
function inlined(bundle: Rolldown.OutputBundle, html: string) {
  const names = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"/g)];
  const sheets = names.map(([, name = '']) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`${name} is not part of the build.`);
    return { name, css: String(sheet.source) };
  });
  const theme = sheets.find(({ css }) => css.includes('@layer tokens'));
  const own = sheets.filter((sheet) => sheet !== theme);
  const css = own.map((sheet) => sheet.css).join('');
  return {
    styles: START + withoutUnused(theme?.css ?? '', css) + css,
    whole: own.map(({ name }) => name),
  };
}

/** Vite makes scripts wait for their style sheet unless a link names it. These are inlined; a disabled link is not fetched. */
const hereAlready = (sheets: readonly string[]): string =>
  sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('');

const developmentPage: Connect.NextHandleFunction = async (req, _res, next) => {
  try {
    const isPage = req.method === 'GET' && (req.headers.accept ?? '').includes('text/html');
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const pages = listStartPages(isPage ? await readRoutes() : []);
    const file = isPage && findStartPage(pages, pathname);
    if (file) req.url = pages.exact[pathname] ? '/entrance.html' : `/${file}`;
    next();
  } catch (error) {
    next(error);
  }
};

const hashText = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function withoutWays(bundle: Rolldown.OutputBundle, template: string) {
  const { styles, whole } = inlined(bundle, template);
  const html = template
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(COLOUR_MODE_TAG, () => `<script>${COLOUR_MODE}</script>`)
    .replace('</head>', () => `<style>${styles}</style>${hereAlready(whole)}</head>`);
  return { html, styles: [hashText(styles)], scripts: [hashText(COLOUR_MODE)] };
}

/** The policy forbids style attributes; classes of `plain.css` replace them. */
function withoutStyleAttributes(path: string, html: string): string {
  if (/\sstyle="/.test(html)) throw new Error(`${path} is drawn with a style attribute.`);
  return html;
}

function listScripts(chunks: Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const roots = modules.map((module) => holding(chunks, module));
  return closure(chunks, roots).map(({ fileName }) => `/${fileName}`);
}

/**
 * Each page is drawn at build time so that it shows before any script runs. Also writes `start-pages.json` for the
 * gateway.
 */
export function startPages(): Plugin {
  return {
    name: 'start-pages',
    configureServer(server) {
      server.middlewares.use(developmentPage);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['entrance.html'];
        if (template?.type !== 'asset') throw new Error('entrance.html was not built.');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const routes = await readRoutes();
        const pages = listStartPages(routes);
        const { module } = await runnerImport<{ PAGES: Record<string, string> }>(PRERENDER, {
          plugins: [withoutStyles],
        });
        const workspace = listScripts(chunks, [...SHELLS.expert.loads, SHELLS.expert.first]);
        const { html: drawn, ...hashes } = withoutWays(bundle, String(template.source));
        for (const { entry, path, module: screen } of routes) {
          if (entry !== 'entrance') continue;
          const own = listScripts(chunks, [...SHELLS.entrance.loads, screen]);
          const later = workspace.filter((file) => !own.includes(file));
          const html = drawn
            .replace('<!--page-->', () => withoutStyleAttributes(path, module.PAGES[path] ?? ''))
            .replace(
              '</head>',
              () =>
                `${own.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')}` +
                `<script type="application/json" id="${WORKSPACE_FILES_ID}">${JSON.stringify(later)}</script></head>`,
            );
          this.emitFile({ type: 'asset', fileName: toFileName(path), source: html });
        }
        delete bundle['entrance.html'];
        this.emitFile({
          type: 'asset',
          fileName: 'start-pages.json',
          source: JSON.stringify({ ...pages, ...hashes } satisfies StartPages),
        });
      },
    },
  };
}
