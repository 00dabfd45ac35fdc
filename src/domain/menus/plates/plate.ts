import { FOODS, findFood, type Filling, type Food, type Look } from './ingredients';
import { getServing } from './kinds';
import { createRandom } from './random';
import { SHAPES } from './shapes';
import { VESSELS } from './vessels';

export interface Dish {
  name: string;
  /** `weight` in any one unit. Empty: the dish is what its name says. */
  parts: readonly { name: string; weight: number }[];
}

/** The markup holds only figures and colours of ours, nothing that people typed. */
export interface Plate {
  /** Elements of an SVG of 200 × 200; pieces are `<use>` of `pieceSymbols`. */
  markup: string;
  pieces: readonly string[];
  isBare: boolean;
}

const [MAX_OF_ONE, STREWN] = [16, 5];
const COVER = 0.62;
const MAX_PARTS = 24;
const TRIES = 14;

export const pieceId = (name: string): string => `piece-${name}`;

interface Part {
  food: Food;
  weight: number;
}

function toParts({ name, parts }: Dish): Part[] {
  const dishParts = parts.length > 0 ? parts.slice(0, MAX_PARTS) : [{ name, weight: 1 }];
  const sums = new Map<Food, number>();
  for (const part of dishParts) {
    const food = findFood(part.name);
    if (food) sums.set(food, (sums.get(food) ?? 0) + Math.max(part.weight, 0));
  }
  return [...sums].map(([food, weight]) => ({ food, weight })).sort((a, b) => b.weight - a.weight);
}

interface Laid {
  name: string;
  look: Look;
  count: number;
}

function layParts(parts: readonly Part[], room: number): Laid[] {
  const visibleParts = parts.flatMap(({ food: { name, look }, weight }) =>
    look ? [{ name, look, weight }] : [],
  );
  const isGarnish = visibleParts.every(({ look }) => look.garnish);
  const solid = isGarnish ? visibleParts : visibleParts.filter(({ look }) => !look.garnish);
  const whole = solid.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const laid = solid.slice(0, 6).map(({ name, look, weight }) => {
    const { radius } = SHAPES[look.shape];
    const fits = (COVER * room ** 2 * (weight / whole)) / radius ** 2;
    return { name, look, count: Math.min(Math.max(Math.round(fits), 1), MAX_OF_ONE) };
  });
  const garnish = isGarnish ? [] : visibleParts.filter(({ look }) => look.garnish).slice(0, 3);
  return [...laid, ...garnish.map(({ name, look }) => ({ name, look, count: STREWN }))];
}

type Random = () => number;
interface Point {
  x: number;
  y: number;
  of: string;
}

const digits = (value: number): string => String(Math.round(value * 10) / 10);

function freePlace(random: Random, room: number, taken: readonly Point[], of: string): Point {
  let best: Point = { x: 100, y: 100, of };
  let most = -1;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [turn, reach] = [random() * 2 * Math.PI, Math.sqrt(random()) * room];
    const position = { x: 100 + reach * Math.cos(turn), y: 100 + reach * Math.sin(turn), of };
    const least = Math.min(
      ...taken.map(
        ({ x, y, of: other }) =>
          Math.hypot(x - position.x, y - position.y) * (of === other ? 1 : 1.3),
      ),
      1e6,
    );
    if (least > most) [best, most] = [position, least];
  }
  return best;
}

function lay(random: Random, room: number, laid: readonly Laid[]): string {
  const taken: Point[] = [];
  const uses = laid.flatMap(({ name, look, count }) => {
    const { radius } = SHAPES[look.shape];
    const alone = laid.length > 1 ? 1 : radius < 10 ? 1.7 : 1.15;
    return Array.from({ length: count }, () => {
      const position = freePlace(random, Math.max(room - radius * 0.7, 8), taken, name);
      taken.push(position);
      const size = digits((0.92 + random() * 0.16) * alone);
      const turn = Math.round(random() * 360);
      return `<use href="#${pieceId(name)}" transform="translate(${digits(position.x)} ${digits(position.y)}) rotate(${turn}) scale(${size})"/>`;
    });
  });
  return uses.join('');
}

function strokes(random: Random, room: number, count: number, length: number): string {
  return Array.from({ length: count }, () => {
    const [turn, reach, lean] = [
      random() * 2 * Math.PI,
      Math.sqrt(random()) * room,
      random() * Math.PI,
    ];
    const [x, y] = [100 + reach * Math.cos(turn), 100 + reach * Math.sin(turn)];
    return `M${digits(x)} ${digits(y)}l${digits(length * Math.cos(lean))} ${digits(length * Math.sin(lean))}`;
  }).join('');
}

function noodles(random: Random, room: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [turn, reach, lean] = [
      random() * 2 * Math.PI,
      Math.sqrt(random()) * (room - 20),
      random() * 2 * Math.PI,
    ];
    const [x, y, length] = [
      100 + reach * Math.cos(turn),
      100 + reach * Math.sin(turn),
      26 + random() * 14,
    ];
    const [dx, dy] = [length * Math.cos(lean), length * Math.sin(lean)];
    return `M${digits(x - dx / 2)} ${digits(y - dy / 2)}q${digits(dx / 4 - dy / 3)} ${digits(dy / 4 + dx / 3)} ${digits(dx / 2)} ${digits(dy / 2)}t${digits(dx / 2)} ${digits(dy / 2)}`;
  }).join('');
}

const stroked = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

function milk(random: Random): string {
  const bubbles = Array.from({ length: 9 }, () => {
    const [turn, reach] = [random() * 2 * Math.PI, 40 + random() * 8];
    const [x, y] = [100 + reach * Math.cos(turn), 100 + reach * Math.sin(turn)];
    return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(2 + random() * 3)}" fill="#fff" stroke="#D3C7AC" stroke-width="1.500"/>`;
  });
  const rim = '<circle cx="100" cy="100" r="53" fill="none" stroke="#D9CDB2" stroke-width="4"/>';
  return rim + bubbles.join('');
}

function fill(random: Random, room: number, filling: Filling | undefined): string {
  switch (filling) {
    case 'rice':
      return (
        stroked(strokes(random, room, 55, 7), '#D3C49B', 3.4) +
        stroked(strokes(random, room, 50, 7), '#FFFDF4', 3.4)
      );
    case 'brownRice':
      return stroked(strokes(random, room, 70, 6), '#B08C63', 3);
    case 'oats':
      return stroked(strokes(random, room, 40, 4), '#CFB27C', 7);
    case 'noodles':
      return (
        stroked(noodles(random, room, 12), '#E9DBB8', 4.5) +
        stroked(noodles(random, room, 14), '#FFFBEF', 4)
      );
    case 'yoghurt':
      return stroked(
        'M70 106C68 84 96 72 118 84C138 96 128 124 104 124C88 124 86 106 100 104',
        '#D6CAAE',
        6,
      );
    case 'milk':
      return milk(random);
    default:
      return '';
  }
}

function pool(random: Random, radius: number, colour: string): string {
  const shore = Array.from({ length: 9 }, (_, at) => {
    const [turn, reach] = [(at / 9) * 2 * Math.PI, radius * (0.9 + random() * 0.14)];
    return [100 + reach * Math.cos(turn), 100 + reach * Math.sin(turn)] as const;
  });
  const middle = (at: number): string => {
    const [[x, y], [nextX, nextY]] = [shore[at % 9] ?? [0, 0], shore[(at + 1) % 9] ?? [0, 0]];
    return `${digits((x + nextX) / 2)} ${digits((y + nextY) / 2)}`;
  };
  const curves = shore.map((_, at) => {
    const [x, y] = shore[(at + 1) % 9] ?? [0, 0];
    return `Q${digits(x)} ${digits(y)} ${middle(at + 1)}`;
  });
  return `<path d="M${middle(0)}${curves.join('')}Z" fill="${colour}" opacity=".85"/>`;
}

/** The same dish gives the same image on every machine. */
export function drawPlate(dish: Dish): Plate {
  const parts = toParts(dish);
  const main = parts.find(({ food }) => food.filling !== 'drop') ?? parts[0];
  const own = findFood(dish.name)?.filling;
  const filling = main?.food.filling ?? (own !== 'drop' ? own : undefined);
  const { vessel, ground, pool: sauce, fat } = getServing(dish.name, filling);
  const { draw, room } = VESSELS[vessel];
  const random = createRandom(`${dish.name}|${parts.map(({ food }) => food.name).join()}`);
  const laid = room > 0 ? layParts(parts, room) : [];
  const markup = [
    draw(ground),
    sauce ? pool(random, room + 6, sauce) : '',
    fat ? stroked(strokes(random, room, 9, 0.1), '#FFF6D8', 6) : '',
    room > 0 ? fill(random, room, filling) : '',
    lay(random, room, laid),
  ];
  return { markup: markup.join(''), pieces: laid.map(({ name }) => name), isBare: room === 0 };
}

export function pieceSymbols(plates: readonly Plate[]): string {
  const pieceIds = new Set(plates.flatMap(({ pieces }) => pieces));
  return FOODS.flatMap(({ name, look }) =>
    look && pieceIds.has(name)
      ? [`<g id="${pieceId(name)}">${SHAPES[look.shape].draw(look.tint)}</g>`]
      : [],
  ).join('');
}
