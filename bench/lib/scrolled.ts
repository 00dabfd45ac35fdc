import type { Page } from 'playwright';

/** @returns frames per second, over two seconds of scrolling */
export const scrolled = (page: Page, row: string): Promise<number> =>
  page.evaluate(
    (row) =>
      new Promise<number>((done, failed) => {
        let holder = document.querySelector(row)?.parentElement ?? null;
        while (holder && holder.scrollHeight < holder.clientHeight + 500)
          holder = holder.parentElement;
        const scroller = holder ?? document.scrollingElement ?? document.documentElement;
        scroller.scrollTop = 0;
        const begun = performance.now();
        let frames = 0;
        const step = (now: number) => {
          frames += 1;
          scroller.scrollTop += 60;
          if (now - begun < 2000) return void requestAnimationFrame(step);
          if (scroller.scrollTop < 1000) return void failed(new Error('nothing was scrolled'));
          scroller.scrollTop = 0;
          done((frames * 1000) / (now - begun));
        };
        requestAnimationFrame(step);
      }),
    row,
  );
