import type { Mark } from '../../../domain/records/articleBlocks/inline';

/** Looks that a style gives (`true`) or takes away from what stands around it (`false`). */
export type StyleLooks = Partial<Record<Mark, boolean>>;

/** Read as text: a content policy may empty `element.style`. */
export function readStyles(element: Element): ReadonlyMap<string, string> {
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

function parseShorthand(font: string | undefined): { weight?: string; style?: string } {
  const before = font === undefined ? undefined : /^(.*?)[\d.]+(?:px|pt|em|rem|%)/.exec(font)?.[1];
  if (before === undefined) return {};
  return {
    weight: /\b(?:bold(?:er)?|lighter|[1-9]00)\b/.exec(before)?.[0] ?? 'normal',
    style: /\b(?:italic|oblique)\b/.exec(before)?.[0] ?? 'normal',
  };
}

export function styleLooks(element: Element): StyleLooks {
  if (!element.hasAttribute('style')) return {};
  const styles = readStyles(element);
  const line = styles.get('text-decoration-line') ?? styles.get('text-decoration') ?? '';
  const marker = styles.get('mso-highlight') ?? 'none';
  const short = parseShorthand(styles.get('font'));
  const bold = isBold(styles.get('font-weight') ?? short.weight);
  const italic = isItalic(styles.get('font-style') ?? short.style);
  // `none` removes only the element's own line; those of its ancestors are still drawn through it.
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

export const keepsLines = (element: Element): boolean | undefined => {
  const space = element.hasAttribute('style') ? readStyles(element).get('white-space') : undefined;
  return space === undefined ? undefined : /^(?:pre|break-spaces)/.test(space);
};
