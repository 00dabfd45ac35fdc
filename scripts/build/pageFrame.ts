import type { Plugin } from 'vite';

export const COLOUR_MODE_TAG = '<script src="/colour-mode.js"></script>';

const HEAD = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta
      name="description"
      content="Sổ tay của chuyên gia dinh dưỡng: khách hàng, lần khám và thực đơn, dùng được cả khi mất mạng."
    />
    <meta name="theme-color" content="#FAF8F3" />
    <meta name="mobile-web-app-capable" content="yes" />
    <meta name="apple-mobile-web-app-title" content="Bữa Lành" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="stylesheet" href="/start.css" />
    ${COLOUR_MODE_TAG}`;

const NO_SCRIPT =
  '<noscript>Bữa Lành cần JavaScript để chạy. Hãy bật JavaScript rồi tải lại trang.</noscript>';

export function pageFrame(): Plugin {
  return {
    name: 'page-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--head-->', HEAD).replace('<!--noscript-->', NO_SCRIPT),
    },
  };
}
