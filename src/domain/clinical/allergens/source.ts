import { fold } from '../../text/fold';
import type { AllergyWarning } from './warnings';

const inSentence = (name: string) => name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);

/**
 * Where an allergen of a dish comes from, for a sentence: `mắm tôm trong bún riêu cua`, the dish's own name where that
 * says all (`bánh quy`), `trong bánh khọt` where the part is the allergen itself.
 */
export function describeSource({ allergen, sign, part }: AllergyWarning, dish: string): string {
  const whole = inSentence(dish.trim());
  const source = inSentence(part ?? sign);
  if (fold(source) === fold(allergen)) return `trong ${whole}`;
  const isNamed = ` ${fold(whole)} `.includes(` ${fold(source)} `);
  return isNamed ? whole : `${source} trong ${whole}`;
}
