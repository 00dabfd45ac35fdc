import { expose } from 'comlink';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { EXPERT_FEATURES } from '../../../src/app/expert/features';
import { featureRoutes } from '../../../src/app/featureRoutes';
import { RouterLink } from '../../../src/app/RouterLink';
import { LimitHost } from '../../../src/blocks/tier/LimitHost';
import { LiveSearchProvider } from '../../../src/blocks/lines/add/liveContext';
import { DataProvider } from '../../../src/data/react';
import type { LocalData } from '../../../src/data/types';
import { useArticleView } from '../../../src/features/articles/list/viewStore';
import { useClientView } from '../../../src/features/clients/viewStore';
import { useMenuView } from '../../../src/features/menus/list/viewStore';
import { useRecipeView } from '../../../src/features/recipes/list/viewStore';
import { SyncProvider } from '../../../src/sync/react';
import type { SyncStatus } from '../../../src/sync/status';
import { LinkProvider } from '../../../src/ui/Link';
import { UiProvider } from '../../../src/ui/Provider';
import { toaster } from '../../../src/ui/toaster';
import { endWorkers } from '../../../src/workers/endings';
import { createGeneratorService } from '../../../src/workers/generatorService';
import { createNutritionService } from '../../../src/workers/nutritionService';

/** Messages are copied as between real threads. */
class TestWorker extends EventTarget {
  readonly #channel = new MessageChannel();

  constructor(address: URL | string) {
    super();
    const { port1, port2 } = this.#channel;
    const isGenerator = String(address).includes('generator.worker');
    expose(isGenerator ? createGeneratorService() : createNutritionService(), port2);
    port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(Object.assign(new Event('message'), { data: data as unknown })),
    );
    port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.#channel.port1.close();
  }
}

/** A device without a network, which has nothing to send. */
const STATUS: SyncStatus = {
  syncBadge: { kind: 'offline' },
  online: false,
  probed: true,
  serverAway: false,
  refused: false,
  outdated: null,
  counted: true,
  locked: null,
  waiting: [],
  refusedImages: 0,
  rejections: [],
  conflicts: [],
  merges: [],
  failures: 1,
  lastContact: null,
  lastSent: null,
};
const SYNC = {
  subscribe: () => () => undefined,
  getSnapshot: () => STATUS,
  actions: {},
  library: { dishes: async () => [], masters: async () => [] },
};

let root: Root | undefined;
export const addressNow = (): string => window.location.pathname + window.location.search;

const VIEWS = [useMenuView, useRecipeView, useArticleView, useClientView] as unknown as {
  getInitialState(): object;
  setState(state: object, replace: true): void;
}[];

export function beginScreen(): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width: 1440, height: 900 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', TestWorker);
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  toasts = [];
  vi.spyOn(toaster, 'create').mockImplementation((toast) => {
    toasts.push(toast);
    return '';
  });
  for (const view of VIEWS) view.setState(view.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
}

export async function endScreen(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export async function openScreen(data: LocalData, path: string): Promise<void> {
  await act(async () => root?.unmount());
  document.body.innerHTML = '<div id="page"></div>';
  window.history.replaceState(null, '', path);
  root = createRoot(document.querySelector('#page') as HTMLElement);
  await act(async () =>
    root?.render(
      <UiProvider>
        <LinkProvider value={RouterLink}>
          <DataProvider value={data}>
            <SyncProvider value={SYNC as never}>
              <LiveSearchProvider value={SYNC.library.dishes}>
                <BrowserRouter>
                  <main>
                    <Routes>{featureRoutes(EXPERT_FEATURES)}</Routes>
                  </main>
                  <LimitHost />
                </BrowserRouter>
              </LiveSearchProvider>
            </SyncProvider>
          </DataProvider>
        </LinkProvider>
      </UiProvider>,
    ),
  );
}

export const endScreens = (): void => endWorkers();

type Toast = Parameters<typeof toaster.create>[0];
let toasts: Toast[] = [];

export const toastTexts = (): string[] =>
  toasts.map(({ title, description }) => [title, description].filter(Boolean).join(': '));

export const pressToast = (): Promise<void> => act(async () => toasts.at(-1)?.action?.onClick());

/** Milliseconds that something may take to come true: a slow machine must not fail what is right. */
const LONGEST_WAIT = 20_000;

export async function eventually<T>(check: () => T): Promise<T> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    try {
      return check();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}
