import type { LabelCase } from './labels.cases';

export const THIRD_LABELS: readonly LabelCase[] = [
  {
    what: 'kJ, with all that has energy',
    typed: { calories: '2050', protein: '6', carbs: '65', fat: '23' },
    asks: 'always',
  },
  {
    what: 'energy of 100 g beside the parts of one bar',
    typed: { calories: '467', protein: '4', carbs: '13', fat: '8' },
    asks: 'always',
  },
  {
    what: 'more sugar than carbohydrate',
    typed: { calories: '205', protein: '0,5', carbs: '50', sugar: '60', fat: '0,3' },
    refused: true,
  },
  {
    what: 'more saturated fat than fat',
    typed: { calories: '320', protein: '7', carbs: '55', fat: '8', saturatedFat: '12' },
    refused: true,
  },
  {
    what: 'a hyphen copied along',
    typed: { calories: '369', protein: '-46,6', carbs: '0', fat: '20,3' },
    refused: true,
  },
  {
    what: 'a digit of the energy lost',
    typed: { calories: '38', protein: '8', carbs: '80', fat: '3' },
    asks: 'always',
  },
  {
    what: '"calo" behind the energy',
    typed: { calories: '342 calo', protein: '20', carbs: '58', fat: '2,4' },
    refused: true,
  },
  {
    what: 'the basis behind the energy',
    typed: { calories: '387kcal/100g', protein: '8', carbs: '82', fat: '3' },
    refused: true,
  },
  {
    what: 'a carton of a litre',
    typed: {
      per: 'servingMl',
      servingSize: '1000',
      unit: 'hộp',
      calories: '640',
      protein: '31',
      carbs: '48',
      fat: '36',
    },
    figures: { calories: 64, protein: 3.1, carbs: 4.8, fat: 3.6 },
  },
  {
    what: 'units behind the parts',
    typed: { calories: '284', protein: '10,5g', carbs: '8 g', fat: '23,3 gam' },
    refused: true,
  },
  {
    what: 'protein alone, and energy that may be kJ',
    typed: { calories: '770', protein: '26' },
    figures: { calories: 770, protein: 26, carbs: null, fat: null },
    asks: 'may',
  },
  {
    what: 'fibre beside carbohydrate, as in Europe',
    typed: { calories: '444', protein: '21', carbs: '4,5', fat: '31', fiber: '34' },
    figures: { calories: 444, protein: 21, carbs: 4.5, fat: 31 },
    asks: 'may',
  },
  {
    what: 'kJ in a bracket without a unit',
    typed: { calories: '525 (2197)', protein: '5', carbs: '64', fat: '27,5' },
    refused: true,
  },
  {
    what: 'more sodium than salt has',
    typed: { calories: '90', protein: '2', carbs: '20', fat: '0', sodium: '52000' },
    refused: true,
  },
  {
    what: 'an invisible sign and an exponent',
    typed: { calories: '3\u200B33\u00A0', protein: '4', carbs: '7.89e1', fat: '0,2' },
    refused: true,
  },
];
