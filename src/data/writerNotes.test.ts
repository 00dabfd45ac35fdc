import { describe, expect, it } from 'vitest';
import { createWriterNotes } from './writerNotes';

const version = { id: 'a', _deleted: false, phone: '0901', updatedAt: '2026-03-05T01:00:00.000Z' };

describe('P18 who wrote a version', () => {
  it('P18 is told once, and of an equal copy', () => {
    const writers = createWriterNotes();
    writers.note('clients', version, 'Máy của Lan');
    expect(writers.take('clients', { ...version })).toBe('Máy của Lan');
    expect(writers.take('clients', version)).toBeUndefined();
  });

  it('P18 is not told of another version, which may come first', () => {
    const writers = createWriterNotes();
    writers.note('clients', version, 'Máy của Lan');
    const typed = { ...version, updatedAt: '2026-03-05T02:00:00.000Z' };
    expect(writers.take('clients', typed)).toBeUndefined();
    expect(writers.take('menus', version)).toBeUndefined();
    expect(writers.take('clients', version)).toBe('Máy của Lan');
  });

  it('P18 is forgotten where the next version comes without a name', () => {
    const writers = createWriterNotes();
    writers.note('clients', version, 'Máy của Lan');
    writers.note('clients', { ...version, phone: '0902' }, undefined);
    expect(writers.take('clients', version)).toBeUndefined();
  });
});
