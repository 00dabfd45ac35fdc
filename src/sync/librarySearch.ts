import type { z } from 'zod';
import { buildAddress, type AskedAt } from '../api/contract';
import { readMasters, searchLibrary } from '../api/library';
import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/deviceStore';
import type { LibraryEntry } from '../domain/records/library';
import { readAnswer } from '../gateway/ask';
import type { Session } from '../gateway/session';

/** @throws Unreachable, ServerAnswer or SessionLocked */
export type LibraryQuestion = (query: string, signal: AbortSignal) => Promise<LibraryEntry[]>;

const REMEMBERED = 100;

const hasLines = (entry: LibraryEntry): boolean =>
  entry.kind !== 'master' || entry.menu.meals !== undefined;

export class LibrarySearch {
  /** Keyed by id and version of the master, so that each further letter fetches only what is new. */
  private readonly lines = new Map<string, unknown>();

  constructor(
    private readonly local: OpenLocalData,
    private readonly session: Session,
  ) {}

  readonly dishes: LibraryQuestion = (query, signal) =>
    this.ask(searchLibrary, { q: query, lines: 'found' }, signal);

  readonly masters: LibraryQuestion = async (query, signal) => {
    const listed = await this.ask(searchLibrary, { q: query, lines: 'none' }, signal);
    const missing = listed.filter((entry) => !hasLines(entry) && !this.lines.has(entryKey(entry)));
    if (missing.length > 0) {
      const ids = missing.map(({ id }) => id).join(',');
      this.remember(await this.ask(readMasters, { ids }, signal));
    }
    return listed.map((entry) => this.whole(entry));
  };

  private remember(entries: readonly LibraryEntry[]): void {
    for (const entry of entries)
      if (entry.kind === 'master') this.lines.set(entryKey(entry), entry.menu.meals);
    for (const key of this.lines.keys()) {
      if (this.lines.size <= REMEMBERED) break;
      this.lines.delete(key);
    }
  }

  /** An older gateway sends the lines with the list. */
  private whole(entry: LibraryEntry): LibraryEntry {
    if (entry.kind !== 'master' || hasLines(entry)) return entry;
    return { ...entry, menu: { ...entry.menu, meals: this.lines.get(entryKey(entry)) } };
  }

  private async ask<C extends typeof searchLibrary | typeof readMasters>(
    contract: C,
    queryInput: Omit<z.input<C['query']>, 'accountId' | 'workspaceId' | 'deviceId'>,
    signal: AbortSignal,
  ): Promise<LibraryEntry[]> {
    const deviceId = await this.local.device.recall('deviceId', isString);
    // Before the first replication there is no device that could be named.
    if (!deviceId) return [];
    const { accountId, workspaceId } = this.local.account;
    const query = { accountId, workspaceId, deviceId, ...queryInput };
    const answer = await this.session.call(buildAddress(contract, { query } as AskedAt<C>), {
      signal,
    });
    return (await readAnswer(contract, answer)).entries;
  }
}

const entryKey = ({ id, updatedAt }: LibraryEntry): string => `${id} ${updatedAt}`;
