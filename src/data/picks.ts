import type { Practice } from '../domain/records/practices';
import { emptyPicks, picksId } from '../domain/menus/picks';
import { linesText } from '../i18n/lines';
import type { LocalData } from './types';

type Needed = Pick<LocalData, 'account' | 'practices' | 'newBase'>;

/** Writes of one account, one after the other: the first of them makes the document. */
let writing: Promise<unknown> = Promise.resolve();

async function write(data: Needed, change: (picks: Practice) => Practice): Promise<void> {
  const id = picksId(data.account.accountId);
  if (await data.practices.get(id)) await data.practices.update(id, change);
  else await data.practices.insert(change(emptyPicks(data.newBase(), linesText.add.picksName)));
}

/** Changes what an account keeps for itself on all of its devices. */
export function writePicks(data: Needed, change: (picks: Practice) => Practice): Promise<void> {
  const written = writing.then(() => write(data, change));
  writing = written.catch(() => undefined);
  return written;
}
