import type { Group, Grouping } from './groups';

const DAYS_A_WEEK = 7;
const FREE = 0x7f_ff;

export class Counts {
  readonly #of: readonly (readonly number[])[];
  readonly #groups: readonly Group[];
  readonly #days: number;
  readonly #meals: number;
  readonly #weeks: number;
  readonly #perMeal: Uint8Array;
  readonly #perDay: Uint8Array;
  readonly #perWeek: Uint16Array;
  readonly #most: Int16Array;
  readonly #apart: Uint8Array;
  readonly #least: Int16Array;
  readonly #weights: Float64Array;
  readonly #kept: Uint8Array;

  constructor({ groups, of }: Grouping, days: number, meals: number) {
    const weeks = Math.ceil(days / DAYS_A_WEEK);
    this.#of = of;
    this.#groups = groups;
    [this.#days, this.#meals, this.#weeks] = [days, meals, weeks];
    this.#perMeal = new Uint8Array(groups.length * days * meals);
    this.#perDay = new Uint8Array(groups.length * days);
    this.#perWeek = new Uint16Array(groups.length * weeks);
    this.#most = Int16Array.from(
      groups.flatMap(({ meal = FREE, day = FREE, week = FREE }) => [meal, day, week]),
    );
    this.#apart = Uint8Array.from(groups, ({ apart = 0 }) => apart);
    this.#least = new Int16Array(groups.length * weeks);
    groups.forEach(({ least = 0 }, group) => {
      for (let week = 0; week < weeks; week += 1) {
        const length = Math.min(DAYS_A_WEEK, days - week * DAYS_A_WEEK);
        this.#least[group * weeks + week] = Math.floor((least * length) / DAYS_A_WEEK);
      }
    });
    this.#weights = Float64Array.from(groups, ({ weight }) => weight);
    this.#kept = Uint8Array.from(groups, ({ isKept }) => (isKept ? 1 : 0));
  }

  /**
   * @param factor times that a limit which is kept weighs more than one of taste
   * @returns what it costs more
   */
  put(candidate: number, day: number, meal: number, by: 1 | -1, factor: number): number {
    let cost = 0;
    for (const group of this.#of[candidate] as readonly number[]) {
      const excess = this.#change(group, day, meal, by);
      if (excess !== 0)
        cost += excess * (this.#weights[group] as number) * (this.#kept[group] ? factor : 1);
    }
    return cost;
  }

  #change(group: number, day: number, meal: number, by: 1 | -1): number {
    const atMeal = (group * this.#days + day) * this.#meals + meal;
    const atDay = group * this.#days + day;
    const atWeek = group * this.#weeks + Math.floor(day / DAYS_A_WEEK);
    const most = group * 3;
    const [inMeal, inDay] = [this.#perMeal[atMeal] as number, this.#perDay[atDay] as number];
    const inWeek = this.#perWeek[atWeek] as number;
    const one = by === 1 ? 1 : 0;
    let excess = 0;
    if (inMeal + one > (this.#most[most] as number)) excess += by;
    if (inDay + one > (this.#most[most + 1] as number)) excess += by;
    if (inWeek + one > (this.#most[most + 2] as number)) excess += by;
    if (inWeek + one <= (this.#least[atWeek] as number)) excess -= by;
    if (inDay + one === 1) excess += by * this.#near(group, day);
    this.#perMeal[atMeal] = inMeal + by;
    this.#perDay[atDay] = inDay + by;
    this.#perWeek[atWeek] = inWeek + by;
    return excess;
  }

  #near(group: number, day: number): number {
    const apart = this.#apart[group] as number;
    let near = 0;
    for (let other = Math.max(0, day - apart); other <= day + apart; other += 1)
      if (
        other !== day &&
        other < this.#days &&
        (this.#perDay[group * this.#days + other] as number)
      )
        near += 1;
    return near;
  }

  isFull(candidate: number, day: number, meal: number): boolean {
    const factor = 1;
    const cost = this.put(candidate, day, meal, 1, factor);
    this.put(candidate, day, meal, -1, factor);
    return cost > 0;
  }

  clear(): void {
    this.#perMeal.fill(0);
    this.#perDay.fill(0);
    this.#perWeek.fill(0);
  }

  excesses(): { group: Group; times: number; days: number[] }[] {
    return this.#groups.flatMap((group, number) => this.#findExcess(group, number));
  }

  #findExcess(group: Group, number: number): { group: Group; times: number; days: number[] }[] {
    if (!group.isKept || !this.#isUsed(number)) return [];
    return Array.from({ length: this.#weeks }, (_, week) => {
      const first = week * DAYS_A_WEEK;
      const days = Array.from(
        { length: Math.min(DAYS_A_WEEK, this.#days - first) },
        (_one, day) => first + day,
      );
      const times = this.#perWeek[number * this.#weeks + week] as number;
      const stands = days.filter((day) => this.#perDay[number * this.#days + day]);
      const isOften = times > (group.week ?? FREE);
      const isSeldom = times < (this.#least[number * this.#weeks + week] as number);
      const isTwice = days.some((day) => this.#isTwice(number, day));
      const isSoon = stands.some((day) => this.#near(number, day) > 0);
      return isOften || isSeldom || isTwice || isSoon ? [{ group, times, days: stands }] : [];
    }).flat();
  }

  #isUsed(group: number): boolean {
    for (let week = 0; week < this.#weeks; week += 1) {
      const at = group * this.#weeks + week;
      if ((this.#perWeek[at] as number) > 0 || (this.#least[at] as number) > 0) return true;
    }
    return false;
  }

  #isTwice(group: number, day: number): boolean {
    const at = group * this.#days + day;
    if ((this.#perDay[at] as number) > (this.#most[group * 3 + 1] as number)) return true;
    return Array.from(
      { length: this.#meals },
      (_, meal) => this.#perMeal[at * this.#meals + meal],
    ).some((count) => (count as number) > (this.#most[group * 3] as number));
  }
}
