/** Units as they are written behind a name, by what they mean. `%DV`: a share of what a person needs in a day. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...names('cm', 'cm centimet centimetre centimeters'),
  ...names('m', 'm met metre meters'),
  ...names('mm', 'mm'),
  ...names('ft', 'ft feet foot ft/in ft,in ft-in feet/inches'),
  ...names('in', 'in inch inches'),
  ...names('kg', 'kg kgs kilogram ky ki kí ký'),
  ...names('g', 'g gr gam gram grams g%'),
  ...names('lb', 'lb lbs pound pounds'),
  ...names('kcal', 'kcal cal calo calories kilocalo'),
  ...names('kJ', 'kj kilojoule'),
  ...names('mg', 'mg mg%'),
  ...names('mcg', 'mcg µg μg ug mcg% µg% μg% ug%'),
  ...names('ml', 'ml'),
  ...names('IU', 'iu ui'),
  ...names('%', '%'),
  ...names('‰', '‰'),
  ...names('%DV', 'dv %dv rni %rni rda %rda nrv %nrv ri %ri'),
]);

function names(unit: string, words: string): [string, string][] {
  return words.split(' ').map((word) => [word, unit]);
}

/** A share of what is needed, of a recommendation or of a daily value. */
const OF_NEEDS = /^%\s*(?:nhu cầu|khuyến nghị|giá trị|hàng ngày|daily|of)/u;

export function readUnit(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s*([/,])\s*/g, '$1')
    .replace(/\.$/, '');
  if (OF_NEEDS.test(plain)) return '%DV';
  return UNITS.get(plain.replace(/^%\s+/, '%'));
}

const ENERGY = { kcal: 1, kJ: 1 / 4.184 };
const MASS = { g: 1, mg: 0.001, mcg: 0.000_001 };
/** Of 100 g. A per cent of what is measured in mg may also be one of what a person needs: it is neither. */
const SHARE = { '%': 1, g: 1 };
const LENGTH = { cm: 1, m: 100, mm: 0.1, in: 2.54, ft: 30.48 };
const WEIGHT = { kg: 1, g: 0.001, lb: 0.453_592_37 };

/** By what a figure in `from` is multiplied to be one in `to`; nothing where it cannot be. */
export function unitFactor(from: string, to: string): number | undefined {
  if (from === to) return 1;
  for (const units of [ENERGY, MASS, SHARE, LENGTH, WEIGHT] as Readonly<Record<string, number>>[]) {
    const [own, wanted] = [units[from], units[to]];
    if (own !== undefined && wanted !== undefined) return own / wanted;
  }
  return undefined;
}
