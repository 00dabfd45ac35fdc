import type { ownFoodForm } from './ownFoodForm';

type Values = Partial<typeof ownFoodForm.empty>;

/** A label as it is typed, and what is right: figures of 100 g that can be saved, a question, or a refusal. */
export interface LabelCase {
  what: string;
  typed: Values;
  /** Of 100 g or ml. `null` stays unknown. */
  figures?: {
    calories?: number | null;
    protein?: number;
    carbs?: number | null;
    fat?: number | null;
  };
  asks?: 'always' | 'may';
  refused?: true;
}

export const LABELS: readonly LabelCase[] = [
  {
    what: 'kJ, with carbohydrate left out',
    typed: { calories: '1890', protein: '9', fat: '17' },
    asks: 'always',
    refused: true,
  },
  {
    what: 'kJ with its unit and a point for thousands',
    typed: { calories: '1.590 kJ', protein: '6', carbs: '70', fat: '8' },
    refused: true,
  },
  {
    what: 'kcal with its unit',
    typed: { calories: '380 kcal', protein: '8', carbs: '80', fat: '3' },
    refused: true,
  },
  {
    what: 'two decimals behind a comma',
    typed: { calories: '97', protein: '9,03', carbs: '3,98', fat: '5' },
    figures: { calories: 97, protein: 9.03, carbs: 3.98, fat: 5 },
  },
  {
    what: 'less than',
    typed: { per: '100ml', calories: '45', protein: '0,3', carbs: '10,8', fat: '<0,5' },
    refused: true,
  },
  {
    what: 'a bar of 30 g',
    typed: {
      per: 'serving',
      servingSize: '30',
      unit: 'thanh',
      calories: '140',
      protein: '4',
      carbs: '13',
      fat: '8',
    },
    figures: { calories: 466.7, protein: 13.3, carbs: 43.3, fat: 26.7 },
  },
  {
    what: 'more than 100 g in 100 g',
    typed: { calories: '480', protein: '35', carbs: '60', fat: '20' },
    asks: 'always',
    refused: true,
  },
  {
    what: 'no energy',
    typed: { protein: '16', carbs: '8', fat: '22' },
    figures: { calories: null, protein: 16, carbs: 8, fat: 22 },
  },
  {
    what: 'no carbohydrate, and plainly kcal',
    typed: { calories: '480', protein: '9', fat: '22' },
    figures: { calories: 480, carbs: null },
  },
  {
    what: 'kJ of a drink, with fat left out',
    typed: { per: '100ml', calories: '188', protein: '0,7', carbs: '10,4' },
    asks: 'always',
  },
  {
    what: 'energy of one egg beside the parts of 100 g',
    typed: { calories: '68', protein: '12,6', carbs: '0,7', fat: '9,5' },
    asks: 'always',
  },
  {
    what: 'sodium in g',
    typed: { calories: '300', protein: '12', carbs: '5', fat: '26', sodium: '0,9 g' },
    refused: true,
  },
  {
    what: 'wine: alcohol has energy, too',
    typed: { per: '100ml', calories: '82', protein: '0,1', carbs: '4,8', fat: '0' },
    figures: { calories: 82 },
    asks: 'may',
  },
  {
    what: 'both units in one field',
    typed: { calories: '1590 kJ / 380 kcal', protein: '8', carbs: '60', fat: '12' },
    refused: true,
  },
  {
    what: 'polyols have next to no energy',
    typed: { calories: '20', protein: '0', carbs: '99', fat: '0' },
    figures: { calories: 20 },
    asks: 'may',
  },
];

export const MORE_LABELS: readonly LabelCase[] = [
  {
    what: 'kJ, with protein left out',
    typed: { calories: '2250', carbs: '46', fat: '38' },
    asks: 'always',
    refused: true,
  },
  {
    what: 'words before the number',
    typed: {
      per: 'serving',
      servingSize: '65',
      unit: 'gói',
      calories: 'Năng lượng: 232 Kcal',
      protein: '5',
    },
    refused: true,
  },
  {
    what: 'a box of 250 ml',
    typed: {
      per: 'servingMl',
      servingSize: '250',
      unit: 'hộp',
      calories: '105',
      protein: '6',
      carbs: '13',
      fat: '3,3',
    },
    figures: { calories: 42, protein: 2.4, carbs: 5.2, fat: 1.3 },
  },
  {
    what: 'kJ with a point for thousands, and no unit',
    typed: { calories: '1.610', protein: '7', carbs: '82', fat: '1,5' },
    asks: 'always',
  },
  {
    what: 'a comma for thousands',
    typed: { calories: '2,008 kJ', protein: '10', carbs: '60', fat: '20' },
    refused: true,
  },
  {
    what: 'a narrow blank for thousands',
    typed: { calories: '1\u202F590 kJ', protein: '20' },
    refused: true,
  },
  {
    what: 'about',
    typed: { calories: 'khoảng 190', protein: '4', carbs: '36', fat: '3' },
    refused: true,
  },
  {
    what: 'a range',
    typed: { per: '100ml', calories: '60–70', protein: '1', carbs: '11', fat: '2' },
    refused: true,
  },
  {
    what: 'kJ of a bar of 40 g',
    typed: {
      per: 'serving',
      servingSize: '40',
      unit: 'thanh',
      calories: '640',
      protein: '12',
      fat: '5',
    },
    asks: 'always',
    refused: true,
  },
  {
    what: 'nearly pure fat',
    typed: { calories: '896', protein: '0,1', carbs: '0', fat: '99,6' },
    figures: { calories: 896, protein: 0.1, carbs: 0, fat: 99.6 },
  },
  {
    what: 'energy and protein in the place of each other',
    typed: { calories: '23', protein: '110', carbs: '1', fat: '2' },
    asks: 'always',
    refused: true,
  },
  {
    what: 'a serving of nothing',
    typed: { per: 'servingMl', servingSize: '0', unit: 'hộp', calories: '45' },
    refused: true,
  },
  {
    what: 'a share of the daily value',
    typed: { calories: '12 %', protein: '0', carbs: '11', fat: '0' },
    refused: true,
  },
  {
    what: 'full-width figures',
    typed: { calories: '１９８０', protein: '２４', carbs: '３８，５', fat: '２６' },
    refused: true,
  },
];
