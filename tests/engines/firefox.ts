import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './page';

const PATH = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const HEIGHT = 900;

/** Firefox over WebDriver BiDi; Debian's package is `firefox-esr`. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (existsSync(PATH) ? undefined : `${PATH} (package firefox-esr)`),
  start: async (width) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: PATH,
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'vi' },
    });
    const page = await browser.newPage();
    await page.setViewport({ width, height: HEIGHT });
    return {
      // The live stream keeps a page loading, so `load` is not awaited.
      open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      run: (body, ...args) =>
        page.evaluate(
          // oxlint-disable-next-line no-new-func -- what runs is written in this folder
          (text, parameters) => new Function(text).apply(null, parameters) as never,
          body,
          args,
        ),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    };
  },
};
