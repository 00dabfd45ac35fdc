import { fold } from '../domain/text/fold';

/** Characters; systems take about 250 bytes. */
const LONGEST = 80;

const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);

/**
 * Platform specification, section 9.
 * @param ending such as `pdf`
 */
export function fileName(title: string, ending: string, prefix = ''): string {
  const name = [slug(prefix), slug(title) || 'untitled'].filter(Boolean).join('-');
  return `${name}.${ending}`;
}
