import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, recorded, redone, undone, type UndoHistory } from './undoHistory';

type Action = { do: 'write'; value: number } | { do: 'undo' } | { do: 'redo' };

/** Writes without names, so that each is a step of its own. */
function play(actions: readonly Action[]) {
  let value = 0;
  let history: UndoHistory<number> = emptyHistory();
  for (const [at, action] of actions.entries()) {
    if (action.do === 'write') {
      history = recorded(history, value, undefined, at);
      value = action.value;
      continue;
    }
    const step = (action.do === 'undo' ? undone : redone)(history, value);
    if (step) ({ value, history } = step);
  }
  return { value, history };
}

const write = fc.record({ do: fc.constant('write' as const), value: fc.integer() });
const action: fc.Arbitrary<Action> = fc.oneof(
  write,
  fc.constant({ do: 'undo' } as const),
  fc.constant({ do: 'redo' } as const),
);
const actions = fc.array(action, { maxLength: 45 });

describe('E07 undo and redo', () => {
  it('what is undone and redone is what was there', () => {
    fc.assert(
      fc.property(actions, (before) => {
        const { value, history } = play(before);
        const back = undone(history, value);
        if (!back) return history.past.length === 0;
        const again = redone(back.history, back.value);
        return again?.value === value && again.history.past.length === history.past.length;
      }),
    );
  });

  it('as many undos as there were writes lead to the beginning, as many redos to the end', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 45 }), (writes) => {
        const undos = writes.map(() => ({ do: 'undo' }) as const);
        const redos = writes.map(() => ({ do: 'redo' }) as const);
        expect(play([...writes, ...undos]).value).toBe(0);
        expect(play([...writes, ...undos, ...redos]).value).toBe(writes.at(-1)?.value ?? 0);
      }),
    );
  });

  it('a change ends what could be done again', () => {
    fc.assert(
      fc.property(actions, write, (before, last) => {
        expect(play([...before, last]).history.future).toEqual([]);
      }),
    );
  });

  it('changes of one name within a moment are one step, later ones another', () => {
    let history = recorded(emptyHistory<string>(), '', 'name', 0);
    history = recorded(history, 'a', 'name', 1_000);
    expect(history.past).toEqual(['']);
    history = recorded(history, 'ab', 'name', 5_000);
    expect(history.past).toEqual(['', 'ab']);
    history = recorded(history, 'abc', 'amount:1', 5_001);
    expect(history.past).toEqual(['', 'ab', 'abc']);
  });

  it('keeps the last fifty steps', () => {
    const writes = Array.from({ length: 70 }, (_, value) => ({ do: 'write' as const, value }));
    expect(play(writes).history.past).toHaveLength(50);
    expect(play(writes).history.past[0]).toBe(19);
  });
});
