import { describe, expect, it } from 'vitest';
import { memoryCounters } from '../../../tests/support/counters';
import { createAskedMails, normaliseRecipient } from './askedMails';

describe('P02 mails that anybody can cause', () => {
  it('are six an hour for one person, of whatever kind', async () => {
    const may = createAskedMails(memoryCounters());
    const sent: boolean[] = [];
    for (let at = 0; at < 20; at += 1) sent.push(await may('la@example.vn', `job-${at}`));
    expect(sent.filter(Boolean)).toHaveLength(6);
    expect(await may('khac@example.vn', 'other')).toBe(true);
  });

  it('count once however often one is tried again', async () => {
    const may = createAskedMails(memoryCounters());
    for (let at = 0; at < 20; at += 1) expect(await may('la@example.vn', 'one')).toBe(true);
    for (let at = 0; at < 5; at += 1) expect(await may('la@example.vn', `${at}`)).toBe(true);
    expect(await may('la@example.vn', 'last')).toBe(false);
  });

  it('leave an account the mails that it asks for to its own address, a few of them', async () => {
    const may = createAskedMails(memoryCounters());
    for (let at = 0; at < 20; at += 1) await may('la@example.vn', `job-${at}`);
    const own: boolean[] = [];
    for (let at = 0; at < 20; at += 1) own.push(await may('la@example.vn', `own-${at}`, 'account'));
    expect(own.filter(Boolean)).toHaveLength(3);
  });

  it('are as few for all tags and spellings of one mailbox, whoever registers them', async () => {
    const may = createAskedMails(memoryCounters());
    let sent = 0;
    for (let at = 0; at < 60; at += 1) {
      if (await may(`tran+${at}@gmail.com`, `tag-${at}`, 'account')) sent += 1;
      const dotted = [...'tranthilan'].map((letter, place) =>
        place > 0 && (at >> (place - 1)) & 1 ? `.${letter}` : letter,
      );
      if (await may(`${dotted.join('')}@gmail.com`, `dots-${at}`, 'account')) sent += 1;
    }
    expect(sent).toBe(6 + 12);
  });

  it.each([
    ['LA@Example.VN', 'la@example.vn'],
    [' la@example.vn ', 'la@example.vn'],
    ['la+1@example.vn', 'la@example.vn'],
    ['la+a+b@example.vn', 'la@example.vn'],
    ['l.a@example.vn', 'l.a@example.vn'],
    ['t.r.a.n@gmail.com', 'tran@gmail.com'],
    ['tran+x@googlemail.com', 'tran@gmail.com'],
    ['+@example.vn', '+@example.vn'],
  ])('%s is %s', (address, person) => {
    expect(normaliseRecipient(address)).toBe(person);
  });
});
