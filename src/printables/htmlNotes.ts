import type { Printable } from '../domain/records/printableModel';
import { LINE, NOTE_PANEL, VERDICT_COLOURS } from './colours';
import { block, bold, BOX, escapeHtml, small, style } from './htmlParts';

export function guidanceHtml({ guidance }: Printable): string {
  if (!guidance) return '';
  const { heading, lines, ask } = guidance;
  const items = lines.map(
    ({ text, source }) =>
      `<li>${escapeHtml(text)}${source ? block(small, escapeHtml(source)) : ''}</li>`,
  );
  const list = `<ol${style({ margin: '4px 0 0', 'padding-left': '24px' })}>${items.join('')}</ol>`;
  const whom = ask ? block({ 'margin-top': '8px' }, escapeHtml(ask)) : '';
  return block({ ...BOX, background: NOTE_PANEL }, bold(escapeHtml(heading)) + list + whom);
}

export function verdictHtml({ verdict }: Printable): string {
  if (!verdict) return '';
  const { heading, level, text, lines } = verdict;
  const items = lines.map((line) =>
    block({ color: VERDICT_COLOURS[line.level] }, escapeHtml(line.text)),
  );
  return block(
    { ...BOX, border: `1px solid ${LINE}` },
    bold(escapeHtml(heading)) +
      block({ color: VERDICT_COLOURS[level] }, escapeHtml(text)) +
      items.join(''),
  );
}
