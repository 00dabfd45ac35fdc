import { AppError } from '../../src/domain/protocol/errors';
import { createYieldToEventLoop } from './yieldToEventLoop';

/**
 * Structural characters (`,` `:` `{` `[`) that a body may have, a measure of JSON.parse's work. A menu of 1 MB has some
 * ten thousand; 12 MB of zeros six million.
 */
const MAX_MARKS = 1_000_000;
const MAX_MARKS_AT_ONCE = 200_000;
const SMALL = 64 * 1024;
const SLICE = 512 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

export interface LongList {
  field: string;
  most: number;
}

const tooMuch = (most: number | undefined): AppError =>
  new AppError('batch_too_large', { limit: Math.max(1, Math.floor((most ?? 1) / 2)) });

interface FieldSpan {
  start: number;
  end: number;
  ends: number[];
  count: number;
}

class Scanner {
  #at = 0;
  #depth = 0;
  #marks = 0;
  #marksHere = 0;
  #stringStart = -1;
  #key = '';
  #isListNext = false;
  #inList = false;
  #holdsSomething = false;
  field: FieldSpan | undefined;

  constructor(
    private readonly text: Uint8Array & { indexOf(value: number, from: number): number },
    private readonly list: LongList | undefined,
  ) {}

  get isAtEnd(): boolean {
    return this.#at >= this.text.length;
  }

  /** @throws AppError batch_too_large; SyntaxError when brackets do not match */
  go(bytes: number): void {
    const end = Math.min(this.text.length, this.#at + bytes);
    while (this.#at < end) {
      if (this.#stringStart >= 0) {
        this.#skipString();
        continue;
      }
      const byte = this.text[this.#at] ?? 0;
      if (byte === QUOTE) {
        this.#stringStart = this.#at;
        this.#holdsSomething = true;
      } else if (byte > 0x20) this.#take(byte);
      this.#at += 1;
    }
  }

  #skipString(): void {
    const quote = this.text.indexOf(QUOTE, this.#at);
    if (quote < 0) throw new SyntaxError('a string has no end');
    this.#at = quote + 1;
    if (this.#isEscaped(quote)) return;
    if (this.#depth === 1 && quote - this.#stringStart < 100)
      this.#key = String.fromCharCode(...this.text.subarray(this.#stringStart + 1, quote));
    this.#stringStart = -1;
  }

  #isEscaped(quote: number): boolean {
    let at = quote - 1;
    while (at > this.#stringStart && this.text[at] === BACKSLASH) at -= 1;
    return (quote - 1 - at) % 2 === 1;
  }

  #take(byte: number): void {
    switch (byte) {
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        this.#open(byte);
        break;
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        this.#close(byte);
        break;
      case COMMA:
        this.#mark();
        if (this.#inList && this.#depth === 2) this.#endPiece();
        break;
      case COLON:
        this.#mark();
        this.#isListNext = this.#depth === 1 && this.#key === this.list?.field;
        break;
      default:
        this.#isListNext = false;
        this.#holdsSomething = true;
    }
  }

  #open(byte: number): void {
    this.#mark();
    this.#holdsSomething = true;
    if (this.#isListNext && byte === OPEN_ARRAY) {
      if (this.field) throw new SyntaxError('a field is named twice');
      this.field = { start: this.#at + 1, end: -1, ends: [], count: 0 };
      this.#inList = true;
      this.#beginPiece();
    }
    this.#isListNext = false;
    this.#depth += 1;
  }

  #close(byte: number): void {
    this.#depth -= 1;
    if (!this.field || !this.#inList || this.#depth !== 1) return;
    if (byte !== CLOSE_ARRAY) throw new SyntaxError('a list has no end');
    if (this.field.count > 0 || this.#holdsSomething) this.#endPiece();
    this.field.end = this.#at;
    this.#inList = false;
    this.#beginPiece();
  }

  #beginPiece(): void {
    this.#marksHere = 0;
    this.#holdsSomething = false;
  }

  #endPiece(): void {
    const { field, list } = this;
    if (!field || !list) return;
    field.count += 1;
    if (field.count <= list.most) field.ends.push(this.#at);
    this.#beginPiece();
  }

  #mark(): void {
    this.#marks += 1;
    this.#marksHere += 1;
    if (this.#marks > MAX_MARKS || this.#marksHere > MAX_MARKS_AT_ONCE)
      throw tooMuch(this.field?.count);
  }

  get weight(): number {
    return this.text.length + this.#marks * 32;
  }
}

function parse(text: Buffer, start: number, end: number): unknown {
  return JSON.parse(text.toString('utf8', start, end)) as unknown;
}

async function parseInPieces(
  text: Buffer,
  { start, end, ends, count }: FieldSpan,
  list: LongList,
  yieldToEventLoop: () => Promise<void>,
): Promise<unknown> {
  if (count > list.most) throw new AppError('batch_too_large', { limit: list.most, count });
  if (end < 0) throw new SyntaxError('a list has no end');
  const around = `${text.toString('utf8', 0, start)}${text.toString('utf8', end)}`;
  const body = JSON.parse(around) as Record<string, unknown>;
  const entries: unknown[] = [];
  let at = start;
  for (const next of ends) {
    entries.push(parse(text, at, next));
    at = next + 1;
    await yieldToEventLoop();
  }
  body[list.field] = entries;
  return body;
}

/**
 * Parses without blocking the event loop: costly bodies are refused beforehand, and a long list is parsed entry by entry.
 * @param hold told the bytes of the text and of its result
 * @throws AppError batch_too_large; SyntaxError; what `hold` throws
 */
export async function parseJson(
  text: Buffer,
  list: LongList | undefined,
  hold: (bytes: number) => void,
): Promise<unknown> {
  if (text.length <= SMALL) return parse(text, 0, text.length);
  const yieldToEventLoop = createYieldToEventLoop();
  const scanner = new Scanner(text, list);
  while (!scanner.isAtEnd) {
    scanner.go(SLICE);
    await yieldToEventLoop();
  }
  hold(scanner.weight);
  if (list && scanner.field) return parseInPieces(text, scanner.field, list, yieldToEventLoop);
  return parse(text, 0, text.length);
}

const APART = 3;

function* splitPieces(value: unknown, depth: number): Generator<string> {
  if (Array.isArray(value)) {
    let before = '[';
    for (const one of value) {
      yield before + (JSON.stringify(one) ?? 'null');
      before = ',';
    }
    yield value.length === 0 ? '[]' : ']';
    return;
  }
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  let before = '{';
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* splitPieces(one, depth - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

export async function jsonBuffers(
  value: unknown,
  hold: (bytes: number) => void,
): Promise<Buffer[]> {
  const yieldToEventLoop = createYieldToEventLoop();
  const buffers: Buffer[] = [];
  let bytes = 0;
  let text = '';
  const flush = (): void => {
    const buffer = Buffer.from(text);
    text = '';
    bytes += buffer.length;
    buffers.push(buffer);
    hold(bytes);
  };
  for (const piece of splitPieces(value, APART)) {
    text += piece;
    if (text.length <= SMALL) continue;
    flush();
    await yieldToEventLoop();
  }
  flush();
  return buffers;
}
