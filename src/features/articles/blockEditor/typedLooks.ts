import { isComposing } from '../../../ui/composing';
import type { Run } from '../../../domain/records/articleBlocks/inline';
import { inlineFromMarkdown } from '../../../domain/publicHouse/articles/markdownInline';
import { runsToHtml } from './html';

/** Signs that stand around a look; longer ones first, for `**` begins with `*`. */
const SIGNS = ['**', '__', '~~', '==', '`', '*', '_'] as const;
const LINK = /\[[^[\]\n]{1,300}\]\([^\s()]{1,2000}\)$/;

export interface TypedLook {
  from: number;
  runs: Run[];
}

/** Where the sign opens that a text ends with; a sign within a word (`2*3*`, `ten_bien_`) opens nothing. */
function opening(text: string, sign: string): number | undefined {
  if (!text.endsWith(sign)) return undefined;
  const inner = text.slice(0, -sign.length);
  const from = inner.lastIndexOf(sign);
  const words = inner.slice(from + sign.length);
  if (from < 0 || words === '' || /^\s|\s$/.test(words)) return undefined;
  const [before = '', char = ''] = [text[from - 1], sign[0]];
  return before === char || words.startsWith(char) || /[\p{L}\p{N}]/u.test(before)
    ? undefined
    : from;
}

export function typedLook(text: string): TypedLook | undefined {
  const link = LINK.exec(text)?.index;
  const starts = [link, ...SIGNS.map((sign) => opening(text, sign))];
  const from = starts.find((start) => start !== undefined);
  if (from === undefined) return undefined;
  const runs = inlineFromMarkdown(text.slice(from));
  const isLook = runs.length > 0 && runs.every((run) => Object.keys(run).length > 1);
  return isLook ? { from, runs } : undefined;
}

const FIELDS = '.ce-paragraph, .ce-header, .cdx-list__item-content, .tc-cell, .cdx-quote__text';
/** Signs that end a look: they stay behind it, so that the next text is plain again. */
const ENDS = /[\s\u00a0.,;:!?)]$/;

function format(behind: number): boolean {
  const selection = getSelection();
  const [node, caret] = [selection?.anchorNode, selection?.anchorOffset ?? 0];
  if (!selection?.isCollapsed || node?.nodeType !== Node.TEXT_NODE) return false;
  if (node.parentElement?.closest('code')) return false;
  const look = typedLook((node.textContent ?? '').slice(0, caret - behind));
  if (!look) return false;
  const range = document.createRange();
  range.setStart(node, look.from);
  range.setEnd(node, caret - behind);
  range.deleteContents();
  range.insertNode(range.createContextualFragment(runsToHtml(look.runs)));
  range.collapse(false);
  const next = range.endContainer.childNodes[range.endOffset];
  if (behind > 0 && next) selection.setPosition(next, behind);
  else selection.setPosition(range.endContainer, range.endOffset);
  return true;
}

const findField = ({ target }: Event) =>
  target instanceof Element ? target.closest(FIELDS) : null;

const onInput = (event: Event): void => {
  const { data = null, isComposing: composing } = event as InputEvent;
  if (findField(event) && !composing && data !== null && ENDS.test(data)) format(1);
};

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !isComposing(event) && findField(event)) format(0);
};

export function listenToTypedLooks(holder: HTMLElement): () => void {
  holder.addEventListener('input', onInput);
  holder.addEventListener('keydown', onKeyDown, true);
  return () => {
    holder.removeEventListener('input', onInput);
    holder.removeEventListener('keydown', onKeyDown, true);
  };
}
