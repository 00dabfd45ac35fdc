import type { Connect, Plugin } from 'vite';
import { holding } from './bundleBudget.ts';

export const SITE_ENTRY = 'src/site/client/site.ts';
const STYLES = 'src/site/styles/site.css';
const FIRST_FONTS = /be-vietnam-pro-(latin|vietnamese)-400-normal-.*\.woff2$/;

/** A gateway run from sources names files of the build; the development server has only their sources. */
const developmentFiles: Connect.NextHandleFunction = (req, _res, next) => {
  const [, kind] = /^\/assets\/site-[\w-]+\.(js|css)(?:\?|$)/.exec(req.url ?? '') ?? [];
  if (kind) req.url = `/${kind === 'js' ? SITE_ENTRY : STYLES}`;
  next();
};

export function siteFiles(): Plugin {
  return {
    name: 'site-files',
    configureServer(server) {
      server.middlewares.use(developmentFiles);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === 'chunk');
        const script = holding(chunks, SITE_ENTRY);
        const [style] = script.viteMetadata?.importedCss ?? [];
        if (!style) throw new Error(`${STYLES} was not built.`);
        const fonts = outputs.flatMap(({ fileName }) =>
          FIRST_FONTS.test(fileName) ? [`/${fileName}`] : [],
        );
        const files = { script: `/${script.fileName}`, style: `/${style}`, fonts };
        const source = JSON.stringify(files);
        this.emitFile({ type: 'asset', fileName: 'site-files.json', source });
      },
    },
  };
}
