import type { Product } from '../e2e/support/product';
import { fill, press, says, until, type EnginePage } from './page';

const LAN = 'lan@demo.bualanh.local';
const PASSWORD = 'bualanh-demo';

export interface Step {
  title: string;
  walk: (page: EnginePage, product: Product) => Promise<void>;
}

async function signIn(page: EnginePage, { proxy }: Product): Promise<void> {
  await page.open(`${proxy.url}/expert/login`);
  await fill(page, 'Email', LAN);
  await fill(page, 'Mật khẩu', PASSWORD);
  await press(page, 'Đăng nhập');
  await until(page, 'the clients', 'return location.pathname === "/expert/clients";');
  await says(page, 'Đã đồng bộ');
}

/** In-app navigation: a new load would leave the old page's live stream open in WebKitGTK, which has only six connections. */
const go = (page: EnginePage, path: string): Promise<void> =>
  page.run(
    'history.pushState({}, "", arguments[0]); dispatchEvent(new PopStateEvent("popstate", { state: {} }));',
    path,
  );

async function openMenu(page: EnginePage): Promise<string> {
  await go(page, '/expert/daily-menus');
  const href = await until<string>(
    page,
    'a menu in the list',
    'return document.querySelector(\'main a[href*="/daily-menus/"][href$="/edit"]\')?.getAttribute("href");',
  );
  await go(page, href);
  await until(page, 'its lines', 'return document.querySelector(".amount-box") !== null;');
  return href.split('/').at(-2) ?? '';
}

async function editOffline(page: EnginePage, product: Product): Promise<void> {
  await openMenu(page);
  await says(page, 'Đã đồng bộ');
  await product.proxy.cut();
  try {
    await press(page, 'Tăng ');
    await page.run(
      'window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", code: "KeyS", ctrlKey: true, bubbles: true, cancelable: true }));',
    );
    await says(page, 'Đã lưu trên máy');
    await until(
      page,
      'that it waits',
      'return /chờ đồng bộ|Ngoại tuyến/.test(document.body.innerText);',
    );
  } finally {
    await product.proxy.restore();
  }
  await says(page, 'Đã đồng bộ');
}

async function amountsWhole(page: EnginePage): Promise<void> {
  await openMenu(page);
  const cut = await page.run<number>(
    `return [...document.querySelectorAll('.line .amount-box')].filter((box) => {
      const button = [...box.querySelectorAll('button')].at(-1);
      return button && button.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5;
    }).length;`,
  );
  if (cut > 0) throw new Error(`${cut} amounts whose last button is cut`);
}

async function cropImage(page: EnginePage): Promise<void> {
  await go(page, '/expert/images');
  await press(page, 'Thêm ảnh');
  await until(page, 'the uploader', 'return document.querySelector("input[type=file]") !== null;');
  await page.run(
    `const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 900];
    const context = canvas.getContext('2d');
    context.fillStyle = '#2a7';
    context.fillRect(200, 200, 600, 400);
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]), (sign) => sign.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
    const input = [...document.querySelectorAll('input[type=file]')].at(-1);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));`,
  );
  await until(
    page,
    'the frame of 4:3',
    'return /4:3 · [\\d.]+ × [\\d.]+ px/.test(document.body.innerText);',
  );
}

async function typeArticle(page: EnginePage): Promise<void> {
  await go(page, '/expert/articles/create');
  await until(
    page,
    'the editor',
    'const field = document.querySelector(".ce-paragraph"); field?.focus(); return Boolean(field) && document.activeElement === field;',
  );
  await page.type('Ăn **nhạt** nhé');
  await until(
    page,
    'bold words',
    'return document.querySelector(".ce-paragraph b")?.textContent === "nhạt";',
  );
}

async function makePdf(page: EnginePage): Promise<void> {
  const id = await openMenu(page);
  await go(page, `/expert/print-daily-menu?id=${id}`);
  await until(
    page,
    'the paper',
    '[...document.querySelectorAll("button")].length; return document.body.innerText.includes("Tải PDF để in");',
  );
  await page.run(
    `const made = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file.type === 'application/pdf') file.slice(0, 5).text().then((head) => { window.pdfHead = head; });
      return made.call(URL, file);
    };`,
  );
  await press(page, 'Tải PDF để in');
  await until(page, 'a PDF', 'return window.pdfHead === "%PDF-";');
}

export const STEPS: readonly Step[] = [
  { title: 'signs in and syncs', walk: signIn },
  { title: 'shows amounts with all their buttons', walk: amountsWhole },
  { title: 'crops an image to 4:3', walk: cropImage },
  { title: 'types an article with a look', walk: typeArticle },
  { title: 'makes a PDF', walk: makePdf },
  { title: 'edits a menu without a network and sends it afterwards', walk: editOffline },
];
