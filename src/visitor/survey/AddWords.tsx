import type { ClipboardEvent } from 'react';
import type { SurveyDraft } from '../../domain/publicHouse/survey/answers';
import { SURVEY_LIMITS } from '../../domain/publicHouse/survey/surveyLimits';
import {
  findWordProblem,
  takeTyped,
  type WordField,
  type WordProblem,
} from '../../domain/publicHouse/survey/typedWords';
import { visitorText } from '../../i18n/visitor';
import { isComposing } from '../../ui/composing';

const { survey: text } = visitorText;

interface AddWordsProps {
  draft: SurveyDraft;
  set: (changes: SurveyDraft) => void;
  field: WordField;
  label: string;
  hidden?: readonly string[];
}

function Words({ own, remove }: { own: readonly string[]; remove: (word: string) => void }) {
  if (own.length === 0) return null;
  return (
    <ul className="words">
      {own.map((word) => (
        <li key={word}>
          <button
            type="button"
            aria-label={`${visitorText.fewer}: ${word}`}
            onClick={() => remove(word)}
          >
            {word} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const LINE_BREAKS = /\s*[\r\n\t]+\s*/gu;

/** A box of one line drops the line breaks of a pasted list, and makes one word of two. */
function readPastedLines(event: ClipboardEvent<HTMLInputElement>): string | undefined {
  const pasted = event.clipboardData.getData('text').trim();
  if (pasted.search(LINE_BREAKS) < 0) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  return before + pasted.replaceAll(LINE_BREAKS, ', ') + value.slice(selectionEnd ?? value.length);
}

function useWords({ field, draft, set }: Pick<AddWordsProps, 'field' | 'draft' | 'set'>) {
  const left = (words: readonly string[]) =>
    words.length > 0 || field === 'dislikes' ? [...words] : undefined;
  return {
    typed: draft.typed?.[field] ?? '',
    type: (typed: string) => set({ typed: { ...draft.typed, [field]: typed || undefined } }),
    add: () => {
      const taken = takeTyped(draft);
      set({ [field]: taken[field], typed: taken.typed });
    },
    remove: (word: string) =>
      set({ [field]: left((draft[field] ?? []).filter((one) => one !== word)) }),
  };
}

function describeProblem(problem: WordProblem, field: WordField, typed = ''): string {
  const { none, long, full, elsewhere } = text.standing;
  if (problem === 'none') return none[field === 'conditions' ? 'conditions' : 'allergies'](typed);
  const { wordLength, words } = SURVEY_LIMITS;
  return `${problem === 'long' ? long(wordLength) : full(words)} ${elsewhere[field]}`;
}

/** Says what becomes of the words in the box: they count, or they are asked about. */
function Standing({ field, draft }: { field: WordField; draft: SurveyDraft }) {
  const problem = findWordProblem(draft, field);
  const typed = draft.typed?.[field]?.trim();
  if (problem)
    return (
      <p className="field-error" role="alert">
        {describeProblem(problem, field, typed)}
      </p>
    );
  return typed ? <p className="small muted">{text.standing.counts}</p> : null;
}

export function AddWords({ field, label, draft, set, hidden = [] }: AddWordsProps) {
  const { typed, type, add, remove } = useWords({ field, draft, set });
  return (
    <div className="add-words">
      <div className="add-row">
        <input
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => {
            const lines = readPastedLines(event);
            if (lines === undefined) return;
            event.preventDefault();
            type(lines);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button" onClick={add}>
          {text.add}
        </button>
      </div>
      <Standing field={field} draft={draft} />
      <Words own={(draft[field] ?? []).filter((word) => !hidden.includes(word))} remove={remove} />
    </div>
  );
}
