import { MUTED } from './colours';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Nothing that a person typed may become a tag. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign).replace(/\n/g, '<br>');

/** Isolated, so that a right-to-left name does not turn the text beside it. */
export const name = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

export type Css = Record<string, string | number>;
export const style = (css: Css): string =>
  ` style="${Object.entries(css)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}"`;
export const cell = (css: Css, html: string): string =>
  `<td${style({ 'vertical-align': 'top', padding: 0, ...css })}>${html}</td>`;
export const table = (css: Css, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${style({
    'border-collapse': 'collapse',
    ...css,
  })}>${rows}</table>`;
export const block = (css: Css, html: string): string => `<div${style(css)}>${html}</div>`;
export const small = { 'font-size': '14px', color: MUTED } as const;
export const bold = (html: string): string => `<strong>${html}</strong>`;

export const BOX = { margin: '16px 0 0', padding: '12px 16px', 'border-radius': '12px' } as const;
