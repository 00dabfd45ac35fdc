import type { Mark } from '../../../domain/records/articleBlocks/inline';

/** Looks that a style gives (`true`) or takes away from what stands around it (`false`). */
export type StyleLooks = Partial<Record<Mark, boolean>>;

/** Declarations of a `style` attribute by property, in small letters. Read as text: a content policy may empty `element.style`. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';');
  return new Map(
    declarations.map((one) => {
      const [name = '', ...value] = one.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
    }),
  );
}

const SEMI_BOLD = 600;

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  if (weight.startsWith('bold')) return true;
  if (/^(?:normal|lighter)/.test(weight)) return false;
  const figure = Number.parseInt(weight, 10);
  return Number.isNaN(figure) ? undefined : figure >= SEMI_BOLD;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined) return undefined;
  if (/^(?:italic|oblique)/.test(style)) return true;
  return style.startsWith('normal') ? false : undefined;
}

/** Weight and style of `font: italic bold 12px Arial`, which resets both; nothing of it behind the size. */
function shorthandOf(font: string | undefined): { weight?: string; style?: string } {
  const before = font === undefined ? undefined : /^(.*?)[\d.]+(?:px|pt|em|rem|%)/.exec(font)?.[1];
  if (before === undefined) return {};
  return {
    weight: /\b(?:bold(?:er)?|lighter|[1-9]00)\b/.exec(before)?.[0] ?? 'normal',
    style: /\b(?:italic|oblique)\b/.exec(before)?.[0] ?? 'normal',
  };
}

/**
 * Reads the looks that word processors and chats set by styles: `font-weight:700`, `text-decoration:underline`
 * and so on.
 */
export function styleLooks(element: Element): StyleLooks {
  if (!element.hasAttribute('style')) return {};
  const styles = stylesOf(element);
  const line = styles.get('text-decoration-line') ?? styles.get('text-decoration') ?? '';
  const marker = styles.get('mso-highlight') ?? 'none';
  const short = shorthandOf(styles.get('font'));
  const bold = isBold(styles.get('font-weight') ?? short.weight);
  const italic = isItalic(styles.get('font-style') ?? short.style);
  // `none` takes nothing away but the line of its own element: lines of elements around it are drawn through.
  const isBare = line.startsWith('none');
  const isOwn = (tags: RegExp): boolean => isBare && tags.test(element.tagName);
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(line.includes('underline') ? { underline: true } : {}),
    ...(line.includes('line-through') ? { strike: true } : {}),
    ...(marker === 'none' ? {} : { highlight: true }),
    ...(isOwn(/^(?:U|INS)$/) ? { underline: false } : {}),
    ...(isOwn(/^(?:S|DEL|STRIKE)$/) ? { strike: false } : {}),
  };
}

/** Whether a line that is broken in the source is shown broken, as chats write it. */
export const keepsLines = (element: Element): boolean | undefined => {
  const space = element.hasAttribute('style') ? stylesOf(element).get('white-space') : undefined;
  return space === undefined ? undefined : /^(?:pre|break-spaces)/.test(space);
};
