import { VITAMIN_BANDS, type TableRow } from './vietnam2016';

/**
 * Most that is safe (UL), and for sodium the goal of the diet. Not here: niacin and folate, whose UL
 * are meant for supplements and fortified foods; manganese, of which EFSA (2023) has no UL and ordinary food is no risk; and copper of
 * children, whom ordinary food brings near it (EFSA 2018).
 */
export const MAXIMA: readonly TableRow[] = [
  {
    nutrient: 'sodium',
    place: 'Phụ lục 7.2, tr. 172 (mục tiêu chế độ ăn)',
    male: '100 600 600 900 1100 1300 1600 1900 2000 2000 2000 2000 2000 2000',
    pregnant: '2000',
    nursing: '2000',
  },
  {
    nutrient: 'calcium',
    place: 'Bảng 16, tr. 58 (UL)',
    male: '1000 1500 1500 2500 2500 2500 3000 3000 3000 3000 2500 2500 2000 2000',
    pregnant: '2500',
    nursing: '2500',
  },
  {
    nutrient: 'phosphorus',
    place: 'Bảng 17, tr. 60 (UL)',
    male: '- - - - - - - - - - 3000 3000 3000 3000',
    pregnant: '3500',
    nursing: '4000',
  },
  {
    nutrient: 'iodine',
    place: 'Bảng 21, tr. 73 (UL)',
    male: '250 250 250 250 350 500 600 600 600 900 1100 1100 1100 1100',
    pregnant: '1100',
    nursing: '1100',
  },
  {
    nutrient: 'selenium',
    place: 'Bảng 22, tr. 75 (UL)',
    male: '45 60 60 80 110 150 190 240 330 400 420 460 440 400',
    female: '45 60 60 70 110 150 180 240 320 350 330 350 350 330',
    pregnant: '400',
    nursing: '400',
  },
  {
    nutrient: 'copper',
    place: 'Bảng 23, tr. 78 (UL)',
    male: '- - - - - - - - - - 10000 10000 10000 10000',
    pregnant: '10000',
    nursing: '10000',
  },
  {
    // Of retinol only, as the food table counts vitamin A.
    nutrient: 'vitaminA',
    place: 'Bảng 27, tr. 88 (UL của retinol)',
    bands: VITAMIN_BANDS,
    male: '600 600 600 700 900 1200 1500 2100 2600 2700 2700 2700 2700 2700',
  },
  {
    nutrient: 'vitaminD',
    place: 'Bảng 28, tr. 91 (UL)',
    male: '25 37.5 37.5 62.5 75 75 100 100 100 100 100 100 100 100',
    pregnant: '100',
    nursing: '100',
  },
  {
    nutrient: 'vitaminE',
    place: 'Bảng 29, tr. 95 (UL)',
    bands: VITAMIN_BANDS,
    male: '- - 150 200 300 350 450 650 750 800 800 900 850 750',
    female: '- - 150 200 300 350 450 600 650 650 650 700 700 650',
  },
  {
    nutrient: 'vitaminB6',
    place: 'Bảng 37, tr. 116 (UL)',
    male: '- - - 30 40 40 50 60 60 80 100 100 100 100',
    pregnant: '80',
    nursing: '100',
  },
];
