import { inkOn } from '../../../src/domain/printable/ink';
import type { Brand } from '../../../src/domain/printable/letterhead';
import { LINK_HINT, SIGNATURE, type MailText } from './texts';

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Typed line breaks must not look like our own paragraphs. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

const LOGO_CID = 'logo';
const OWN_COLOUR = '#2f6b3c';

export const buildLogoPart = ({ logo }: Brand) =>
  logo === undefined
    ? []
    : [{ cid: LOGO_CID, content: Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64') }];

const logoHtml = (brand: Brand | undefined): string =>
  brand?.logo === undefined
    ? ''
    : `<p style="margin:0 0 16px"><img src="cid:${LOGO_CID}" alt="" width="64" style="border:0"></p>`;

function buttonHtml({ label, url }: { label: string; url: string }, brand?: Brand): string {
  const address = escape(url);
  const colour = brand?.colour ?? OWN_COLOUR;
  const style = `display:inline-block;padding:12px 24px;border-radius:12px;background:${colour};color:${inkOn(colour)};text-decoration:none;font-weight:600`;
  return (
    `<p style="margin:0 0 16px"><a href="${address}" style="${style}">${escape(label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:14px;color:#555555">${escape(LINK_HINT)}<br>` +
    `<a href="${address}" style="color:#2f6b3c;word-break:break-all">${address}</a></p>`
  );
}

export function compose({ subject, lines, button, after = [] }: MailText, brand?: Brand): Composed {
  const signature = oneLine(brand?.footer ?? SIGNATURE);
  const before = lines.map(oneLine);
  const behind = after.map(oneLine);
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const html = [
    '<!doctype html><html lang="vi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"></head>',
    '<body style="margin:0;padding:24px;background:#f6f7f4">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;',
    "color:#222222;font:16px/1.5 'Be Vietnam Pro',Arial,sans-serif\">",
    logoHtml(brand),
    ...before.map(paragraph),
    button ? buttonHtml(button, brand) : '',
    ...behind.map(paragraph),
    `<p style="margin:0;color:#555555;font-size:14px">${escape(signature)}</p>`,
    '</div></body></html>',
  ].join('');
  return {
    subject,
    text: `${[...before, ...link, ...behind, `-- \n${signature}`].join('\n\n')}\n`,
    html,
  };
}
