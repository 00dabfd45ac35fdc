import type { ClientExport } from '../domain/practice/clientExport';
import { signaturePath, SIGNATURE_SIZE } from '../domain/practice/consents/signature';
import { COLLECTION_NAMES, getCollectionLabel, isTwoWay, twoWay } from '../domain/records';
import { notices } from '../domain/records/notices';
import type { Field, Rule, Shape } from '../domain/schema/fields';

const texts = {
  title: (name: string) => `Dữ liệu của ${name}`,
  made: (at: string) => `Xuất lúc ${at} (giờ quốc tế UTC)`,
  none: 'Không có.',
  deleted: 'Đã xóa khỏi danh sách, còn lưu',
  yes: 'Có',
  no: 'Không',
  empty: '—',
  links: 'Liên kết tới trang riêng',
  orders: 'Đơn hàng',
  signature: 'Chữ ký',
} as const;

type Fields = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, Field>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function getLabels(rule: Rule | undefined): Labels {
  if (!rule) return {};
  if (rule.kind === 'keyed' || rule.kind === 'object') return rule.shape.fields;
  if (rule.kind !== 'slots') return {};
  const slots = Object.entries(rule.slots).map(([slot, label]) => [slot, { label }] as const);
  const items = {
    label: 'Các món',
    merge: { kind: 'keyed', key: 'lineId', ordered: true, shape: rule.line },
  };
  return { ...Object.fromEntries(slots), ...rule.meal.fields, items: items as Field };
}

function drawSignature(text: string): string {
  const { width, height } = SIGNATURE_SIZE;
  const path = `<path d="${escapeHtml(signaturePath(text))}" fill="none" stroke="currentColor" stroke-width="4"/>`;
  const drawn = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${texts.signature}">${path}</svg>`;
  return `${drawn}<details><summary>${texts.signature}</summary>${escapeHtml(text)}</details>`;
}

function drawText(text: string, name: string, { words, label }: Partial<Field>): string {
  if (name === 'signature' && label !== undefined) return drawSignature(text);
  const word = words?.[text];
  const whole = word === undefined || word === text ? text : `${word} (${text})`;
  return escapeHtml(whole).replaceAll('\n', '<br>');
}

/** Labels of a level reach its slots, too: a meal has no rule of its own. */
function drawValue(value: unknown, name: string, field: Field | undefined, around: Labels): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return escapeHtml([String(value), field?.unit].filter(Boolean).join(' '));
  if (typeof value === 'string') return drawText(value, name, field ?? {});
  const own = getLabels(field?.merge);
  const labels = Object.keys(own).length > 0 ? own : around;
  if (Array.isArray(value))
    return `<ul>${value.map((one) => `<li>${drawValue(one, name, { label: '', words: field?.words ?? {} }, labels)}</li>`).join('')}</ul>`;
  return isRecord(value) ? drawFields(value, labels) : escapeHtml(JSON.stringify(value));
}

function drawFields(record: Fields, labels: Labels): string {
  const rows = Object.entries(record).map(([name, value]) => {
    const field = Object.hasOwn(labels, name) ? labels[name] : undefined;
    const label = field?.label || name;
    return `<dt>${escapeHtml(label)}</dt><dd>${drawValue(value, name, field, labels)}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function getShape(collection: string, document: Fields): Pick<Shape, 'fields'> {
  const fields: Labels = {
    ...(isTwoWay(collection) ? twoWay(collection, document).fields : {}),
    ...(collection === 'notices' ? notices.fields : {}),
    _deleted: { label: texts.deleted },
  };
  return { fields };
}

function drawSection(title: string, documents: readonly Fields[], name: string): string {
  const drawn = documents.map(
    (one) => `<article>${drawFields(one, getShape(name, one).fields)}</article>`,
  );
  const count = documents.length === 0 ? `<p>${texts.none}</p>` : drawn.join('');
  return `<section><h2>${escapeHtml(title)} (${documents.length})</h2>${count}</section>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2b24}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}article{border:1px solid #d8d4c8;border-radius:.6rem;padding:.5rem 1rem;margin:.75rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:.25rem 0}dt{color:#5b655f}dd{margin:0;overflow-wrap:anywhere}
svg{max-width:20rem}ul{margin:0;padding-left:1.2rem}@media(max-width:40rem){dl{display:block}}`;

const getTitle = (name: string): string =>
  (COLLECTION_NAMES as readonly string[]).includes(name)
    ? getCollectionLabel(name as (typeof COLLECTION_NAMES)[number])
    : name;

/** One file that opens anywhere: all of the export, with the words of the app. */
export function drawClientExport(data: ClientExport): string {
  const title = escapeHtml(texts.title(data.clientName));
  const sections = [
    ...Object.entries(data.collections).map(([name, all]) =>
      drawSection(getTitle(name), all, name),
    ),
    drawSection(texts.links, data.links, ''),
    drawSection(texts.orders, data.orders, ''),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`;
  const top = `<h1>${title}</h1><p>${escapeHtml(texts.made(data.exportedAt))}</p>`;
  return `<!doctype html><html lang="vi"><head>${head}</head><body>${top}${sections.join('')}</body></html>`;
}
