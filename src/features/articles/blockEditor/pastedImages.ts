import { safeLink, type Run } from '../../../domain/records/articleBlocks/inline';
import { IMAGE_LIMITS } from '../../../domain/records/images/limits';
import { articlesText } from '../../../i18n/articles';

export interface PastedImage {
  word: string;
  file: File;
}

export interface PastedImages {
  images: PastedImage[];
  isLost: boolean;
  isAlone: boolean;
}

const WORD = 'data-pasted-word';
const EMBEDDED = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=\s]+)$/i;
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,12}$/u;
const MAX_ALT = 120;

export function signOfImage(image: Element): string | undefined {
  const alt = image.getAttribute('alt') ?? '';
  return EMOJI.test(alt) ? alt : undefined;
}

/** Tracking pixels and spacers are one point in size. */
const isShown = (image: Element): boolean =>
  signOfImage(image) === undefined &&
  !['width', 'height'].some((side) => Number(image.getAttribute(side) ?? '9') <= 2);

function readImageFile(image: Element): File | undefined {
  const [, type = '', base64 = ''] = EMBEDDED.exec(image.getAttribute('src') ?? '') ?? [];
  if (base64 === '' || base64.length * 0.75 > IMAGE_LIMITS.managerBytes) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], 'pasted', { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
}

export function wordImages(body: Element): PastedImages {
  for (const named of body.querySelectorAll(`[${WORD}]`)) named.removeAttribute(WORD);
  const isAlone = (body.textContent ?? '').trim() === '';
  const visibleImages = [...body.querySelectorAll('img')].filter(isShown);
  const images: PastedImage[] = [];
  for (const image of visibleImages) {
    const file = images.length < IMAGE_LIMITS.managerFiles ? readImageFile(image) : undefined;
    const alt = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_ALT);
    const word = articlesText.pastedImage(file ? images.length + 1 : undefined, alt);
    image.setAttribute(WORD, word);
    if (file) images.push({ word, file });
  }
  const others = body.querySelector('picture > source, canvas') !== null;
  return {
    images,
    isLost: visibleImages.length > images.length || (visibleImages.length === 0 && others),
    isAlone: isAlone && visibleImages.length === 1,
  };
}

export function runsOfImage(image: Element): Run[] {
  const text = signOfImage(image) ?? image.getAttribute(WORD) ?? '';
  const source = image.getAttribute('src') ?? '';
  const link = image.hasAttribute(WORD) && /^https?:/i.test(source) ? safeLink(source) : undefined;
  return text === '' ? [] : [{ text, ...(link === undefined ? {} : { link }) }];
}
