import type { NewBlock } from '../../../domain/records/articleBlocks/blocks';

type ListStyle = Extract<NewBlock, { type: 'list' }>['data']['style'];

const LISTS: Readonly<Record<string, ListStyle>> = {
  '-': 'unordered',
  '*': 'unordered',
  '+': 'unordered',
  '1.': 'ordered',
  '1)': 'ordered',
  '[]': 'checklist',
  '[ ]': 'checklist',
};

export function blockOfMark(typed: string): NewBlock | undefined {
  const mark = /^(\S+|\[ \])[ \u00A0]$/.exec(typed)?.[1];
  if (mark === undefined) return undefined;
  if (/^#{1,4}$/.test(mark)) return { type: 'header', data: { text: [], level: mark.length } };
  if (mark === '>') return { type: 'quote', data: { text: [], caption: [] } };
  if (mark === '```') return { type: 'code', data: { code: '' } };
  const style = LISTS[mark];
  return style && { type: 'list', data: { style, items: [{ text: [], depth: 0 }] } };
}

export function listenToMarks(
  holder: HTMLElement,
  onMark: (id: string, made: NewBlock) => void,
): () => void {
  const onInput = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const made = blockOfMark(target?.closest('.ce-paragraph')?.textContent ?? '');
    const id = target?.closest('.ce-block')?.getAttribute('data-id');
    if (made && id && !(event as InputEvent).isComposing) onMark(id, made);
  };
  holder.addEventListener('input', onInput);
  return () => holder.removeEventListener('input', onInput);
}
