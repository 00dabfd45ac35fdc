import { cleanLine, cleanText } from '../domain/text/clean';
import type { Printable } from '../domain/records/printableModel';
import { MUTED } from './colours';
import { renderBody, renderPage, type ImageSource } from './html';
import { escapeHtml } from './htmlParts';
import { renderText } from './text';

export interface ClientLetter {
  customerName: string;
  message?: string | undefined;
  printable: Printable;
  /** Where the client switches automatic mails off; a mail that a person wrote has none. */
  stopUrl?: string | undefined;
  getSource?: ImageSource | undefined;
}

const words = {
  hello: (name: string) => (name === '' ? 'Chào bạn,' : `Chào ${name},`),
  intro: (expert: string) => `${expert} gửi bạn tài liệu dưới đây. Bản PDF kèm theo thư để in.`,
  stop: 'Thư này được gửi tự động khi chuyên gia giao thực đơn cho bạn.',
  stopLink: 'Tắt email tự động',
} as const;

/** Nothing in it is loaded from anywhere. */
export function renderMail({
  customerName,
  message = '',
  printable,
  stopUrl,
  getSource,
}: ClientLetter): {
  text: string;
  html: string;
} {
  const hello = words.hello(cleanLine(customerName, 200));
  const messageText = cleanText(message, 20_000);
  const paragraphs = [hello, words.intro(printable.letterhead.expert), messageText].filter(Boolean);
  const letter = paragraphs
    .map((one) => `<p style="margin:0 0 12px">${escapeHtml(one)}</p>`)
    .join('');
  const rule = '<hr style="margin:16px 0;border:0;border-top:1px solid #dcdad2">';
  const stop = stopUrl
    ? `<p style="margin:16px 0 0;font-size:13px;color:${MUTED}">${words.stop} <a href="${escapeHtml(stopUrl)}">${words.stopLink}</a></p>`
    : '';
  const stopText = stopUrl ? [`${words.stop} ${words.stopLink}: ${stopUrl}`] : [];
  return {
    html: renderPage(printable.title, renderBody(printable, getSource), letter + rule, stop),
    text: `${[...paragraphs, '———', renderText(printable), ...stopText].join('\n\n')}\n`,
  };
}
