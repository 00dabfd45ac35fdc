import { fold } from '../../text/fold';

/** The sea without a part of it, where a group is left when that part is taken out. */
const RESTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ca(?: bien| song| dong| nuoc ngot)?$/, ['giáp xác', 'nhuyễn thể']],
  [/^(?:muc|oc|so|ngheu|hau|nhuyen the)\b/, ['cá', 'giáp xác']],
];
const SEA = '(?:hai san|do bien|do tanh|thuy san)';
const EXCEPT = new RegExp(`^(?:di ung (?:voi )?)?${SEA} (?:tru|ngoai tru|ngoai) (.+)$`);

/** The groups that "hải sản trừ cá" leaves; undefined where the words say no such thing. */
export function restOfSea(words: string): readonly string[] | undefined {
  const except = EXCEPT.exec(fold(words))?.[1];
  return except === undefined ? undefined : RESTS.find(([name]) => name.test(except))?.[1];
}
