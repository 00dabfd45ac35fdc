import { randomBytes } from 'node:crypto';

type UpdateKind = 'created' | 'updated' | 'deleted';

interface Update {
  seq: number;
  type: UpdateKind;
}

interface UpdatesAnswer {
  results: { db_name: string; type: UpdateKind; seq: string }[];
  last_seq: string;
}

export class Updates {
  private readonly tag = randomBytes(6).toString('hex');
  private readonly newest = new Map<string, Update>();
  private readonly waiting = new Set<() => void>();
  private count = 0;

  notify(name: string, type: UpdateKind): void {
    this.count += 1;
    this.newest.delete(name);
    this.newest.set(name, { seq: this.count, type });
    for (const wake of this.waiting) wake();
  }

  async after(since: string, wait: number, gone: AbortSignal): Promise<UpdatesAnswer> {
    const from = since === 'now' ? this.count : this.parse(since);
    if (this.count <= from && wait > 0) await this.next(wait, gone);
    const results = [...this.newest]
      .filter(([, { seq }]) => seq > from)
      .map(([name, { seq, type }]) => ({ db_name: name, type, seq: this.format(seq) }));
    return { results, last_seq: this.format(this.count) };
  }

  private next(wait: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        gone.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, wait);
      this.waiting.add(end);
      gone.addEventListener('abort', end);
    });
  }

  private format(seq: number): string {
    return `${seq}-${this.tag}`;
  }

  private parse(text: string): number {
    const [seq, tag] = text.split('-');
    return tag === this.tag ? Number(seq) : 0;
  }
}
