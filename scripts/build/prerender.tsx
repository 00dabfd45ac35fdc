import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ENTRANCE_FEATURES } from '../../src/app/entrance/features';
import { RouterLink } from '../../src/app/RouterLink';
import { LinkProvider } from '../../src/ui/Link';

const NOBODY = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const TYPICAL = '#token=drawn';

async function drawAll(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const { path, part, Page } of ENTRANCE_FEATURES.flatMap(({ pages }) => pages)) {
    await part.load();
    drawn[path] = renderToString(
      <StaticRouter location={path + TYPICAL}>
        <LinkProvider value={RouterLink}>
          <Page />
        </LinkProvider>
      </StaticRouter>,
    );
  }
  return drawn;
}

const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
// Before the pages' modules, which read it when they are drawn.
Object.defineProperty(globalThis, 'localStorage', { value: NOBODY, configurable: true });

export const PAGES = await drawAll();

if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
else Reflect.deleteProperty(globalThis, 'localStorage');
