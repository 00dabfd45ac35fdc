import type { Practice } from '../domain/records/practices';
import { emptyPicks, picksId } from '../domain/menus/picks';
import { linesText } from '../i18n/lines';
import type { LocalData } from './types';

type Needed = Pick<LocalData, 'account' | 'practices' | 'newBase'>;

/** One write at a time: the first one creates the document. */
let writing: Promise<unknown> = Promise.resolve();

async function write(data: Needed, change: (picks: Practice) => Practice): Promise<void> {
  const id = picksId(data.account.accountId);
  if (await data.practices.get(id)) await data.practices.update(id, change);
  else await data.practices.insert(change(emptyPicks(data.newBase(), linesText.add.picksName)));
}

export function writePicks(data: Needed, change: (picks: Practice) => Practice): Promise<void> {
  const written = writing.then(() => write(data, change));
  writing = written.catch(() => undefined);
  return written;
}
