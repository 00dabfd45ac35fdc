import { fold } from '../../text/fold';
import { withoutListMark } from '../../text/listMarks';

/** `other`: what stands around a recipe on its page. */
export type Part = 'ingredients' | 'steps' | 'tips' | 'about' | 'other';

const HEADINGS: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    'other',
    /^(?:(?:thanh phan|gia tri|thong tin|bang) dinh duong|(?:\d+ |cac )?binh luan|(?:\d+ )?comments?\b|de lai binh luan|co the ban|ban co the (?:thich|quan tam)|(?:cac )?(?:bai viet|mon|cong thuc|tin|noi dung|mon ngon) (?:lien quan|khac|moi|cung|tuong tu)|lien quan|cung chuyen muc|dung cu|nutrition|related|you may also|goi y cho ban|tu khoa|tags?\b|ve tac gia|theo doi|(?:cac )?cau hoi (?:thuong gap|lien quan)|hoi dap|hoi (?:va|-|&) dap|faqs?\b|cooksnaps?\b|(?:danh gia|nhan xet)(?: (?:mon|cong thuc|cua|tu)|$)|san pham (?:lien quan|goi y)|chia se (?:bai|cong thuc|mon))/,
  ],
  [
    'ingredients',
    /^(cac |phan )?(nguyen lieu|thanh phan|chuan bi nguyen lieu|nl(?=\s*:)|(?:ban |chung ta |minh )?can (?:co|chuan bi|nhung)|do can mua|vat lieu|ingredients)\b|^(?:chuan bi|gia vi)\s*:?$/,
  ],
  [
    'steps',
    /^(cl(?=\s*:)|cach (?:lam|nau|pha|chien|nuong|hap|kho|xao|rim|luoc|ham|tron|muoi|u|uop)|lam (?:nhu the nao|the nao|nhu sau)|cac buoc|buoc (?:thuc hien|lam|nau|che bien|tien hanh)|huong dan|thuc hien|che bien|cach che bien|cach thuc hien|so che|directions|instructions|method|preparation|steps)\b/,
  ],
  ['tips', /^(meo|luu y|ghi chu|bi quyet|chu y|notes?|tips?)\b/],
];
const MARKDOWN = /^(#{1,6})\s+(?=\S)/;

export function findPart(folded: string): Part | undefined {
  const plain = folded.replace(/^[^a-z0-9]+/, '');
  return HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

/** 1 to 6; 0 where a line is no heading. */
export const getLevel = (line: string): number => MARKDOWN.exec(line)?.[1]?.length ?? 0;

/** The kind of part that the next heading below each line begins. */
export function nextParts(lines: readonly string[]): (Part | undefined)[] {
  const ahead: (Part | undefined)[] = [];
  let next: Part | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    ahead[at] = next;
    const line = lines[at] ?? '';
    const folded = line.length <= 120 ? fold(withoutListMark(line)) : '';
    if (getLevel(line) > 0 || folded.length <= 40) next = findPart(folded) ?? next;
  }
  return ahead;
}

/** "Phần nhân", "Làm vỏ bánh": a part of one dish, which has ingredients of its own. */
export const isComponent = (folded: string): boolean =>
  /^(?:\d{1,2}[.)]?\s*)?(?:phan|nhan|vo|lam|de lam|nuoc (?:cham|sot|dung|xot|mam)|nuoc$|sot|xot|kem|bot|topping|rau|do an kem|an kem)(?![a-z])/.test(
    folded,
  );
