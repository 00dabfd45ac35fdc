export interface EnginePage {
  open(url: string): Promise<void>;
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  missing(): string | undefined;
  start(width: number): Promise<EnginePage>;
}

const PATIENCE = 90_000;
const PAUSE = 250;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function until<T>(
  page: EnginePage,
  what: string,
  body: string,
  ...args: unknown[]
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    // Nothing can be run in a page that is being left.
    const answer = await page.run<T>(body, ...args).catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what}: did not come in ${PATIENCE / 1000} s`);
    await pause(PAUSE);
  }
}

const NAMED = `const named = (selector, name) => [...document.querySelectorAll(selector)].find((one) =>
  (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name));`;

export const press = (page: EnginePage, name: string): Promise<boolean> =>
  until(
    page,
    `button ${name}`,
    `${NAMED} const one = named('button, a', arguments[0]); if (!one || one.disabled) return false; one.click(); return true;`,
    name,
  );

export async function fill(page: EnginePage, label: string, text: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await until(
      page,
      `field ${label}`,
      `${NAMED} const field = named('label', arguments[0])?.control; field?.focus(); field?.select(); return document.activeElement === field && Boolean(field);`,
      label,
    );
    await page.type(text).catch(() => undefined);
    await pause(PAUSE);
    const typed = `${NAMED} return named('label', arguments[0])?.control?.value;`;
    if ((await page.run(typed, label).catch(() => undefined)) === text) return;
  }
  throw new Error(`field ${label}: does not take what is typed`);
}

export const says = (page: EnginePage, text: string): Promise<boolean> =>
  until(page, `“${text}”`, 'return document.body.innerText.includes(arguments[0]);', text);
