import { keepsPotassium, medicineNotes } from '../clinical/medicines';
import { conditionsOfTag } from '../clinical/recognise';
import { askedFoods } from '../clinical/pregnancyFoods';
import type { Client } from '../records/clients';
import type { MenuItem } from '../food/storedLines';
import { dayRestrictions, type CustomsClient } from '../clinical/customs/client';
import { refusalWarnings } from '../clinical/customs/refused';
import { listIllnesses } from '../targets/hospitalDiets/illness';
import type { NutrientMap } from '../food/nutrients';
import { isOfAnimals, isVegetarian } from '../targets/wayOfEating';
import { isAlcohol, isPurineFood, isSweetFood } from './foods';
import type { Limit } from '../clinical/limitTypes';
import { fastsOf } from '../clinical/customs/dayRestrictions';

export interface FoodMark {
  kind:
    | 'notVegetarian'
    | 'alcohol'
    | 'purine'
    | 'refused'
    | 'disliked'
    | 'medicine'
    | 'asked'
    | 'potassium'
    | 'vitaminK'
    | 'sweet';
  /** Of potassium in mg, of vitamin K in µg: what is known of it in the amount. */
  amount?: number;
  word?: string;
  note?: string;
}

export interface MarkedEater {
  client: CustomsClient;
  limits: readonly Pick<Limit, 'of'>[];
  mindsPotassium: boolean;
  taken?: readonly string[];
  fast?: CustomsClient;
  refused?: readonly string[];
  disliked?: readonly string[];
}

/** mg of potassium in one serving that is much (National Kidney Foundation). */
const MUCH_POTASSIUM = 200;

type Ill = Parameters<typeof listIllnesses>[0];

export function mindsPotassium(client: Ill & Pick<Client, 'medicalConditions'>, day: string) {
  const texts = listIllnesses(client, day);
  const isKidney = texts
    .flatMap(conditionsOfTag)
    .some(({ id }) => id === 'kidney' || id === 'dialysis');
  return isKidney || keepsPotassium(texts);
}

/** µg of vitamin K in one serving that is much: as much as an adult needs in a day (QĐ 2615/QĐ-BYT 2016, table 30). */
const MUCH_VITAMIN_K = 150;

type Eater = Ill & CustomsClient & Pick<Client, 'medicalConditions'>;

export function eaterOn(client: Eater, limits: MarkedEater['limits'], day: string): MarkedEater {
  const { avoid, dislikes } = dayRestrictions(client, day);
  const words = isVegetarian(client)
    ? undefined
    : fastsOf(client, day, 1).map((one) => one.words)[0];
  return {
    client,
    limits,
    mindsPotassium: mindsPotassium(client, day),
    taken: listIllnesses(client, day),
    refused: avoid,
    disliked: dislikes,
    ...(words === undefined ? {} : { fast: { dietaryRestrictions: words } }),
  };
}

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

const foodsIn = (line: Line, foods: readonly string[] = []): string[] =>
  foods.length === 0
    ? []
    : [
        ...new Set(
          refusalWarnings(line, foods)
            .filter(({ level }) => level === 'contains')
            .map(({ allergy }) => allergy),
        ),
      ];

const ofMedicines = (line: Line, taken: readonly string[] = []): FoodMark[] =>
  medicineNotes(taken, [line])
    .filter(({ id, foods }) => foods.length > 0 && !id.startsWith('gout'))
    .map(({ medicine, text, source }) => ({
      kind: 'medicine',
      word: medicine,
      note: `${text} (${source})`,
    }));

const ofAsked = (line: Line, taken: readonly string[] = []): FoodMark[] =>
  askedFoods(taken, [line]).map(({ medicine, text, source }) => ({
    kind: 'asked',
    word: medicine,
    note: `${text} (${source})`,
  }));

function ofVitaminK({ vitaminK }: NutrientMap): FoodMark[] {
  const isMuch = vitaminK !== undefined && vitaminK >= MUCH_VITAMIN_K;
  return isMuch ? [{ kind: 'vitaminK', amount: vitaminK }] : [];
}

function ofPotassium({ potassium }: NutrientMap): FoodMark[] {
  const isMuch = potassium !== undefined && potassium >= MUCH_POTASSIUM;
  return isMuch ? [{ kind: 'potassium', amount: potassium }] : [];
}

export function foodMarks(line: Line, nutrients: NutrientMap, eater: MarkedEater): FoodMark[] {
  const { client, limits, fast = client } = eater;
  const isLimited = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  const mark = (kind: FoodMark['kind'], is: boolean): FoodMark[] => (is ? [{ kind }] : []);
  const named = (kind: FoodMark['kind'], foods: readonly string[] | undefined): FoodMark[] =>
    foodsIn(line, foods).map((word) => ({ kind, word }));
  return [
    ...mark('notVegetarian', isVegetarian(fast) && isOfAnimals(line, fast)),
    ...mark('alcohol', isLimited('alcohol') && isAlcohol(line)),
    ...mark('purine', isLimited('purineFoods') && isPurineFood(line)),
    ...named('refused', eater.refused),
    ...ofMedicines(line, eater.taken),
    ...ofAsked(line, eater.taken),
    ...(eater.mindsPotassium ? ofPotassium(nutrients) : []),
    ...(isLimited('vitaminKSwing') ? ofVitaminK(nutrients) : []),
    ...mark('sweet', isLimited('freeSugars') && isSweetFood(line)),
    ...named('disliked', eater.disliked),
  ];
}
