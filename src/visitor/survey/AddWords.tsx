import { useState } from 'react';
import { splitTags } from '../../domain/schema/tags';
import { SURVEY_LIMITS } from '../../domain/publicHouse/survey/answers';
import { visitorText } from '../../i18n/visitor';
import { isComposing } from '../../ui/composing';

interface AddWordsProps {
  label: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  ask?: (word: string) => boolean;
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

export function AddWords({ label, words, onChange, ask, hidden = [] }: AddWordsProps) {
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const newWords = splitTags(typed).map((word) => word.slice(0, SURVEY_LIMITS.wordLength));
    setTyped('');
    const plain = newWords.filter((word) => !ask?.(word));
    const next = [...new Set([...words, ...plain])].slice(0, SURVEY_LIMITS.words);
    if (plain.length > 0) onChange(next);
  };
  const own = words.filter((word) => !hidden.includes(word));
  return (
    <div className="add-words">
      <div className="add-row">
        <input
          aria-label={label}
          placeholder={label}
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button" onClick={add}>
          {visitorText.survey.add}
        </button>
      </div>
      <Words own={own} remove={(word) => onChange(words.filter((one) => one !== word))} />
    </div>
  );
}
