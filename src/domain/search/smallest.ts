export class Smallest {
  readonly #size: number;
  readonly #kept: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

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

  sorted(): readonly number[] {
    return this.#kept;
  }
}
