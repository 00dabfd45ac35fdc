import { saysNoAllergy } from '../allergens/noAllergy';
import {
  foodsWithout,
  namedFoods,
  namesAllergy,
  isAmbiguous,
  nextFood,
  readRefusedFood,
  tellsIllness,
} from './refusedFoods';
import {
  cannotEat,
  exceptBehind,
  foodsBefore,
  isEaten,
  isForbidden,
  isIllness,
  isKnownFood,
  isNoun,
  readHeading,
  refusalBeside,
} from './foodLists';
import { foodsOfFaith } from './faith';
import {
  chayFoods,
  chayRules,
  isOnlyDays,
  isOnlyFoods,
  namesChay,
  namesRange,
  readChay,
} from './chay';
import { listHabits } from './habits';
import { findDays, pieceOf } from './dayWords';
import { isAddressed, isOfChild, isOfOthers, namesHerself } from './persons';
import { avoidKey, isSameFood } from './avoidKeys';
import { chayKey, daysKey, mergeCustom, mergeDays } from './ruleDays';
import { isUnknownAllergy, withLosses } from './losses';
import { EMPTY, NOW_FINE } from './times';
import { splitPieces, without, type Piece } from './pieces';
import type { ChayFoods, ChayRule, Custom, Degree, Reading, Until } from './types';
import { parseUntil } from './until';

type Chay = Custom & { kind: 'chay' };

class Reader {
  readonly customs: Custom[] = [];
  readonly ignored: string[] = [];
  #list: Degree | undefined;
  #chay: Chay | undefined;
  readonly #written: string;
  readonly #isOfTwo: boolean;

  constructor(written: string, isOfTwo: boolean) {
    this.#written = written;
    this.#isOfTwo = isOfTwo;
  }

  read(piece: Piece): void {
    if (piece.isFirst && this.#beginSentence(piece)) return this.#show(piece);
    const before = piece.isFirst ? undefined : this.#before;
    this.#before = piece;
    if (before && this.#readBehind(before, piece)) return;
    if (saysNoAllergy(piece.text)) return void (this.#list = undefined);
    if (this.#isOfTwo && isOfChild(piece)) return this.#ignore(piece);
    if (this.#endPast(piece) || EMPTY.test(piece.foldedText)) return;
    if (isOfOthers(piece)) return this.#ignore(piece);
    const ending = namesRange(piece) ? undefined : parseUntil(piece.foldedText, this.#written);
    const rest = ending ? without(piece, ending.phrase) : piece;
    if (ending && rest.foldedText === '') return this.#end(ending.until, piece);
    const count = this.customs.length;
    const isRead = this.#readAll(rest);
    if (ending) this.#endFrom(count, ending, piece);
    if (!isRead) this.#ignore(piece);
    else if (isUnknownAllergy(piece, this.customs) || isAddressed(piece) || tellsIllness(piece))
      this.#show(piece);
  }

  /** A colon, or a heading by itself, under which foods are listed. */
  #isHeaded = false;

  /** @returns whether it is a line of a list that no list of foods knows */
  #beginSentence(piece: Piece): boolean {
    // "Dị ứng:", and the foods below it, each on a line of its own.
    const isBelow = piece.isLine && this.#list !== undefined;
    const isUnknown = isBelow && this.#isHeaded && !isKnownFood(piece) && isNoun(piece);
    if (!isUnknown && !(isBelow && isKnownFood(piece))) this.#list = undefined;
    // Days that wait are of their own sentence.
    for (const piece of this.#waiting?.pieces ?? []) this.#show(piece);
    this.#waiting = undefined;
    return isUnknown;
  }

  #ignore(piece: Piece): void {
    this.#list = undefined;
    this.#show(piece);
  }

  #show({ text }: Piece): void {
    this.#showText(text);
  }

  #showText(text: string): void {
    if (!this.ignored.includes(text)) this.ignored.push(text);
  }

  #end(until: Until, piece: Piece): void {
    const last = this.customs.at(-1);
    if (last) last.until = until;
    else this.#ignore(piece);
  }

  #endFrom(start: number, { until, phrase }: { until: Until; phrase: string }, piece: Piece): void {
    for (const custom of this.customs.slice(start)) {
      const isAllergy = custom.kind === 'avoid' && custom.degree === 'allergy';
      // An allergy that showed while she was pregnant has no end of its own.
      if (isAllergy && !/^(?:cho )?(?:den|toi|het)\b/.test(phrase)) this.#show(piece);
      else custom.until = until;
    }
  }

  #add(custom: Custom): void {
    const known = this.customs.find(({ key }) => key === custom.key);
    if (known) mergeCustom(known, custom);
    else this.customs.push(custom);
  }

  #readAll(piece: Piece): boolean {
    const chay = this.#readChay(piece);
    const habits = chay === undefined || chay === 'read' ? this.#readHabits(piece) : false;
    if (chay === undefined && !habits) return this.#readAvoid(piece, false);
    // Behind a fast "không ăn trứng" is of its days, "không ăn được trứng" of every day.
    const isOfFast = chay === 'foods' && !piece.isFirst && !cannotEat(piece) && !isForbidden(piece);
    const beside = isOfFast ? undefined : refusalBeside(piece);
    if (beside === 'show') this.#show(piece);
    // "Ăn chay có dị ứng đậu phộng": the fast does not swallow the allergy.
    if (namesAllergy(piece) || beside === 'read') this.#readAvoid(piece, false);
    else if (chay === undefined) this.#readAvoid(piece, habits);
    return true;
  }

  #readChay(piece: Piece): 'alone' | 'foods' | 'read' | undefined {
    if (namesChay(piece)) {
      const reading = readChay(piece);
      this.#list = undefined;
      if (reading.is === 'over') return 'alone';
      if (reading.is === 'vague') {
        this.#ignore(piece);
        return 'alone';
      }
      this.#startChay(reading.on, reading.foods, piece.text);
      if (reading.isSince) this.#show(piece);
      return 'read';
    }
    return this.#continueChay(piece);
  }

  #startChay(on: readonly ChayRule[], foods: ChayFoods, words: string): void {
    const before = this.#chay;
    const isDaily = on.every((rule) => Object.keys(rule).length === 0);
    if (before && (isDaily || before.on.every((rule) => Object.keys(rule).length === 0))) {
      Object.assign(before, foods, isDaily ? {} : { on, key: chayKey(on) });
      before.words = `${before.words}, ${words}`.slice(0, 300);
      return;
    }
    const held = this.#waiting;
    this.#waiting = undefined;
    const all = held ? [...held.on, ...(isDaily ? [] : on)] : on;
    this.#chay = {
      kind: 'chay',
      on: mergeDays(all),
      ...foods,
      words: held ? `${held.words}, ${words}` : words,
      key: chayKey(mergeDays(all)),
    };
    this.#add(this.#chay);
    this.#chay = this.customs.find(({ key }) => key === this.#chay?.key) as Chay;
  }

  #waiting: { on: ChayRule[]; words: string; pieces: Piece[] } | undefined;

  #continueChay(piece: Piece): 'alone' | 'foods' | undefined {
    const rules = isOnlyDays(piece) ? chayRules(piece) : [];
    if (rules.length > 0 && this.#chay) {
      const chay = this.#chay;
      chay.on = mergeDays([...chay.on.filter((rule) => Object.keys(rule).length > 0), ...rules]);
      chay.key = chayKey(chay.on);
      chay.words = `${chay.words}, ${piece.text}`.slice(0, 300);
      return 'alone';
    }
    if (rules.length > 0) {
      const held = this.#waiting ?? { on: [], words: '', pieces: [] };
      const words = held.words === '' ? piece.text : `${held.words}, ${piece.text}`;
      this.#waiting = {
        on: mergeDays([...held.on, ...rules]),
        words,
        pieces: [...held.pieces, piece],
      };
      return 'alone';
    }
    if (!this.#chay) return undefined;
    const foods = chayFoods(piece);
    if (!isOnlyFoods(piece) || Object.keys(foods).length === 0) return undefined;
    Object.assign(this.#chay, foods);
    this.#chay.words = `${this.#chay.words}, ${piece.text}`.slice(0, 300);
    return 'foods';
  }

  #readHabits(piece: Piece): boolean {
    const habits = listHabits(piece);
    for (const custom of habits) this.#add(custom);
    return habits.length > 0;
  }

  /** The piece that told of a former allergy just before. */
  #past: string | undefined;

  /** "Hồi nhỏ dị ứng trứng, giờ ăn bình thường rồi". */
  #endPast(piece: Piece): boolean {
    const past = this.#past;
    this.#past = undefined;
    if (past === undefined || !NOW_FINE.test(piece.foldedText)) return false;
    const isPast = ({ words }: Custom) => words === past;
    this.customs.splice(0, Infinity, ...this.customs.filter((one) => !isPast(one)));
    this.ignored.splice(0, Infinity, ...this.ignored.filter((text) => text !== past));
    return true;
  }

  /** Days of the piece that is read, and of the list that it begins. */
  #days: readonly ChayRule[] = [];

  #readAvoid(whole: Piece, hasHabits: boolean): boolean {
    const days = findDays(whole);
    const isBeginning = days !== undefined && whole.foldedText.includes(`tu ${days}`);
    // "Từ tháng 7" begins then, and does not end with that month: refused on all days, and shown.
    if (isBeginning) this.#show(whole);
    const isAlways = isBeginning || (namesChay(whole) && cannotEat(whole));
    const phrase = isAlways ? undefined : days;
    const piece = days ? without(whole, isBeginning ? `tu ${days}` : days) : whole;
    const rules = phrase ? chayRules(pieceOf(whole, phrase)) : [];
    const isNew = readRefusedFood(piece) !== undefined;
    const held = isNew ? (this.#waiting?.on ?? []) : [];
    if (isNew) this.#waiting = undefined;
    if (rules.length > 0 || this.#list === undefined || isNew)
      this.#days = mergeDays([...held, ...rules]);
    if (phrase && rules.length === 0) return false;
    if (this.#readFaith(piece)) return true;
    if (hasHabits) {
      this.#list = undefined;
      return false;
    }
    if (this.#beginList(piece)) return true;
    const reading = readRefusedFood(piece);
    if (reading?.is === 'over') {
      this.#list = undefined;
      return true;
    }
    if (reading?.is === 'vague') return false;
    if (reading?.is === 'avoid') {
      this.#isHeaded = piece.text.includes(':');
      for (const food of reading.foods) this.#refuse(food, reading.degree, piece.text);
      if (reading.isPart || reading.isPast) this.#show(piece);
      this.#past = reading.isPast ? piece.text : undefined;
      return true;
    }
    if (this.#list !== undefined && this.#readException(piece)) return true;
    const food = this.#list === undefined ? undefined : nextFood(piece);
    if (food === undefined || this.#list === undefined) return false;
    if (isIllness(food)) this.#show(piece);
    else for (const one of namedFoods(food)) this.#refuse(one, this.#list, piece.text);
    return true;
  }

  /** @returns whether a faith is all of the piece: "theo đạo Hồi không ăn hải sản" refuses more. */
  #readFaith(piece: Piece): boolean {
    const foods = foodsOfFaith(piece);
    for (const food of foods) this.#refuse(food, 'cannot', piece.text);
    return foods.length > 0 && refusalBeside(piece) !== 'read';
  }

  /** "Dị ứng hải sản (trừ cá)": of the food before it. */
  #readException(piece: Piece): boolean {
    const except = exceptBehind(piece);
    const last = this.customs.at(-1);
    if (except === undefined || last?.kind !== 'avoid') return false;
    const food = foodsWithout(last.food, except, last.degree);
    if (food === undefined) this.#show(piece);
    else Object.assign(last, { food, key: avoidKey(this.customs, food, daysKey(last.on ?? [])) });
    last.words = `${last.words}, ${piece.text}`.slice(0, 300);
    return true;
  }

  #before: Piece | undefined;

  /** "Trứng (dị ứng)", "không ăn tôm (dị ứng)": what is said of the food before it. */
  #readBehind(before: Piece, piece: Piece): boolean {
    const degree = readHeading(piece);
    if (degree === undefined || this.#list === 'allergy' || !piece.isAside) return false;
    const foods = foodsBefore(before);
    if (foods.length === 0) return false;
    for (const one of foods) this.#refuse(one, degree, `${before.text} (${piece.text})`);
    this.ignored.splice(0, Infinity, ...this.ignored.filter((text) => text !== before.text));
    this.#list = undefined;
    return true;
  }

  /** Shown until foods stand below it. */
  #heading: string | undefined;

  #beginList(piece: Piece): boolean {
    const degree = readHeading(piece);
    if (degree === undefined) return false;
    this.#show(piece);
    // "Dị ứng: trứng (không ăn), cá": the list of allergies goes on.
    if (this.#list === 'allergy' && degree !== 'allergy' && !piece.isOpening) return true;
    this.#list = degree;
    this.#isHeaded = true;
    this.#heading = piece.text;
    return true;
  }

  #refuse(food: string, degree: Degree, words: string): void {
    this.#list = degree;
    const at = this.ignored.indexOf(this.#heading ?? '');
    if (at !== -1) this.ignored.splice(at, 1);
    this.#heading = undefined;
    if (degree === 'allergy' && !isEaten(food)) return this.#showText(words);
    if (isAmbiguous(food)) this.#showText(words);
    if (isSameFood(this.customs.at(-1), food, degree, words)) return;
    // An allergy does not rest on other days.
    const on = degree === 'allergy' ? [] : this.#days;
    const key = avoidKey(this.customs, food, daysKey(on));
    this.#add({ kind: 'avoid', food, degree, words, key, ...(on.length > 0 ? { on } : {}) });
  }

  finish(): Reading {
    for (const piece of this.#waiting?.pieces ?? []) this.#ignore(piece);
    return { customs: this.customs, ignored: this.ignored };
  }
}

/** @param written the day of writing, `YYYY-MM-DD` */
export function readCustoms(text: string, written: string): Reading {
  if (saysNoAllergy(text)) return { customs: [], ignored: [] };
  const reader = new Reader(written, namesHerself(text));
  const pieces = splitPieces(text);
  for (const piece of pieces) reader.read(piece);
  return withLosses(pieces, reader.finish());
}
