import { test, type Page } from 'playwright/test';

export interface Hand {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export async function createHand(page: Page): Promise<Hand> {
  if (!test.info().project.use.hasTouch) {
    return {
      down: async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: (x, y) => page.mouse.move(x, y, { steps: 8 }),
      up: () => page.mouse.up(),
    };
  }
  const devtools = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [at],
    });
  return {
    down: async (x, y) => {
      at = { x, y };
      await send('touchStart');
    },
    move: async (x, y) => {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 };
        await send('touchMove');
      }
    },
    up: async () => {
      await send('touchEnd');
    },
  };
}
