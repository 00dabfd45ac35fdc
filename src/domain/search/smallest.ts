/** Keeps the smallest of many numbers. */
export class Smallest {
  readonly #size: number;
  /** Ascending. */
  readonly #kept: number[] = [];

  /** @param size how many are kept */
  constructor(size: number) {
    this.#size = size;
  }

  /** Whether a number would be kept. */
  wants(value: number): boolean {
    if (this.#kept.length < this.#size) return true;
    return value < (this.#kept.at(-1) ?? -Infinity);
  }

  add(value: number): void {
    if (!this.wants(value)) return;
    let at = this.#kept.length;
    while (at > 0 && (this.#kept[at - 1] ?? 0) > value) at -= 1;
    this.#kept.splice(at, 0, value);
    if (this.#kept.length > this.#size) this.#kept.pop();
  }

  clear(): void {
    this.#kept.length = 0;
  }

  /** The smallest first. */
  sorted(): readonly number[] {
    return this.#kept;
  }
}
