import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** What the public pages read of the browser while they are drawn: a device on which nobody has been. */
const NOBODY = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The HTML of public pages as somebody new sees them. @returns by path */
export async function prerender(paths: string[]): Promise<Record<string, string>> {
  const given = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: NOBODY, configurable: true });
  try {
    const { PUBLIC_FEATURES } = await import('../../src/app/public/features');
    const { LinkProvider } = await import('../../src/ui/Link');
    const { RouterLink } = await import('../../src/app/RouterLink');
    const { pageAt } = await import('../../src/routing/feature');
    const drawn: Record<string, string> = {};
    for (const path of paths) {
      const route = pageAt(PUBLIC_FEATURES, path);
      if (!route) throw new Error(`No page stands at ${path}.`);
      await route.part.load();
      drawn[path] = renderToString(
        <StaticRouter location={path}>
          <LinkProvider value={RouterLink}>
            <route.Page />
          </LinkProvider>
        </StaticRouter>,
      );
    }
    return drawn;
  } finally {
    if (given) Object.defineProperty(globalThis, 'localStorage', given);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
