import { useState } from 'react';
import { ALLERGY_CHOICES, UNCLEAR_ALLERGIES } from '../../domain/publicHouse/survey/choices';
import { visitorText } from '../../i18n/visitor';
import { AddWords } from './AddWords';
import { Ticks } from './Choices';
import { FreeText } from './FreeText';
import type { StepProps } from './steps';

const { survey: text } = visitorText;

type Unclear = (typeof UNCLEAR_ALLERGIES)[number];

function AskBack({
  asked,
  choose,
}: {
  asked: Unclear;
  choose: (words: readonly string[]) => void;
}) {
  return (
    <fieldset className="ask-back">
      <legend>{text.whatOf(asked.word)}</legend>
      {asked.choices.map(([label, words]) => (
        <button key={label} type="button" className="button" onClick={() => choose(words)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function AllergyWords({ draft, set }: Pick<StepProps, 'draft' | 'set'>) {
  const allergies = draft.allergies ?? [];
  const [asked, setAsked] = useState<Unclear | null>(null);
  const ask = (word: string): boolean => {
    const unclear = UNCLEAR_ALLERGIES.find(({ means }) => means.test(word.trim()));
    if (unclear) setAsked(unclear);
    return unclear !== undefined;
  };
  return (
    <>
      <AddWords
        label={text.allergySearch}
        words={allergies}
        hidden={ALLERGY_CHOICES}
        ask={ask}
        onChange={(next) => set({ allergies: next.length > 0 ? next : undefined })}
      />
      {asked ? (
        <AskBack
          asked={asked}
          choose={(words) => {
            set({ allergies: [...new Set([...allergies, ...words])] });
            setAsked(null);
          }}
        />
      ) : null}
    </>
  );
}

export function AllergyStep({ draft, set, isTried }: StepProps) {
  const { allergies = [] } = draft;
  return (
    <>
      <AllergyWords draft={draft} set={set} />
      <Ticks
        legend={text.allergyTitle}
        choices={ALLERGY_CHOICES.map((word) => [word, word] as const)}
        values={draft.allergies}
        none={text.noAllergy}
        error={isTried && !draft.allergies ? text.chooseAllergy : undefined}
        onChange={(next) => set({ allergies: next })}
      />
      {allergies.length > 0 ? (
        <FreeText
          label={text.allergyDetail}
          hint={text.allergyDetailHint}
          value={draft.allergyDetail}
          onChange={(allergyDetail) => set({ allergyDetail })}
        />
      ) : null}
      {allergies.includes(ALLERGY_CHOICES[0]) ? <p className="hint">{text.shrimp}</p> : null}
    </>
  );
}
