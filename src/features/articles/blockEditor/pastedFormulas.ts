import { lowered, raised } from '../../../domain/text/html/words';
import { inertBody } from './html';

const childrenText = (element: Element): (string | undefined)[] =>
  [...element.children].map(formulaText);

/** Simple formulas as text; undefined for what text cannot say. */
function formulaText(element: Element): string | undefined {
  const name = element.localName.toLowerCase();
  const parts = () => childrenText(element);
  switch (name) {
    case 'mn':
    case 'mi':
    case 'mo':
    case 'mtext':
      return element.textContent?.trim() ?? '';
    case 'math':
    case 'semantics':
    case 'mrow':
    case 'mstyle': {
      const texts = [...element.children]
        .filter(({ localName }) => !/^annotation/i.test(localName))
        .map(formulaText);
      return texts.includes(undefined) ? undefined : texts.join('');
    }
    case 'msup':
    case 'msub': {
      const [base, small] = parts();
      if (base === undefined || small === undefined || small.trim() === '') return undefined;
      return `${base}${name === 'msup' ? raised(small) : lowered(small)}`;
    }
    case 'mfrac': {
      const [over, under] = parts();
      return over === undefined || under === undefined ? undefined : `${over}/${under}`;
    }
    default:
      return undefined;
  }
}

const FORMULAS = '.katex, .MathJax, mjx-container, .mwe-math-element';

/** `10^{5}`, `x_2`: what is simple in TeX. */
function texText(tex: string): string | undefined {
  const plain = tex
    .replace(/^\{?\\displaystyle\s*/, '')
    .replaceAll(/\\(?:times|cdot)\b/g, '×')
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replaceAll(/\^(?:\{([^{}]*)\}|(\w))/g, (_, group?: string, one?: string) =>
      raised(group ?? one ?? ''),
    )
    .replaceAll(/_(?:\{([^{}]*)\}|(\w))/g, (_, group?: string, one?: string) =>
      lowered(group ?? one ?? ''),
    )
    .replaceAll(/[{}]/g, '')
    .trim();
  return plain === '' || plain.includes('\\') ? undefined : plain;
}

/** The formula of what a program has drawn, wherever it keeps it. */
function formulaIn(drawn: Element): Element | string | undefined {
  const formula = drawn.querySelector('math');
  if (formula) return formula;
  const written = drawn.getAttribute('data-mathml');
  const parsed = written === null ? null : inertBody(written).querySelector('math');
  if (parsed) return parsed;
  const script = [drawn.nextElementSibling, drawn.parentElement?.nextElementSibling].find((one) =>
    one?.matches('script[type^="math/tex"]'),
  );
  const tex = script?.textContent ?? drawn.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  return texText(tex);
}

export function writeFormulas(body: Element): void {
  for (const drawn of body.querySelectorAll(FORMULAS)) {
    if (drawn.parentElement?.closest(FORMULAS)) continue;
    const formula = formulaIn(drawn);
    // One that nobody can read is told of as a drawing.
    drawn.replaceChildren(formula ?? body.ownerDocument.createElement('math'));
  }
  for (const formula of body.querySelectorAll('math')) {
    const text = formulaText(formula);
    if (text !== undefined && text !== '') formula.replaceWith(text);
  }
}
