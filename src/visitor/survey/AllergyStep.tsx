import { ALLERGY_CHOICES, findUnclear, listUnclear } from '../../domain/publicHouse/survey/choices';
import { takeTyped } from '../../domain/publicHouse/survey/typedWords';
import { visitorText } from '../../i18n/visitor';
import { AddWords } from './AddWords';
import { Ticks } from './Choices';
import { FreeText } from './FreeText';
import type { StepProps } from './steps';

const { survey: text } = visitorText;

interface AskBackProps {
  word: string;
  choose: (words: readonly string[]) => void;
}

/** Asked until it is answered; unanswered, the word means all that it may mean. */
function AskBack({ word, choose }: AskBackProps) {
  const unclear = findUnclear(word);
  if (!unclear) return null;
  return (
    <fieldset className="ask-back">
      <legend>{text.meaningQuestion(word)}</legend>
      {unclear.choices.map(([label, words]) => (
        <button key={label} type="button" className="button" onClick={() => choose(words)}>
          {label}
        </button>
      ))}
      <p className="small">{text.widest(unclear.widest.join(', ').toLocaleLowerCase('vi'))}</p>
    </fieldset>
  );
}

function Questions({ draft, set }: Pick<StepProps, 'draft' | 'set'>) {
  const taken = takeTyped(draft);
  const allergies = taken.allergies ?? [];
  return listUnclear(allergies).map((word) => (
    <AskBack
      key={word}
      word={word}
      choose={(words) => {
        const others = allergies.filter((one) => one !== word);
        set({ allergies: [...new Set([...others, ...words])], typed: taken.typed });
      }}
    />
  ));
}

export function AllergyStep({ draft, set, isTried }: StepProps) {
  const { allergies = [], allergyDetail, typed } = draft;
  const hasDetail = Boolean(allergyDetail?.trim());
  return (
    <>
      <AddWords
        field="allergies"
        label={text.allergySearch}
        draft={draft}
        set={set}
        hidden={ALLERGY_CHOICES}
      />
      <Questions draft={draft} set={set} />
      <Ticks
        legend={text.allergyTitle}
        choices={ALLERGY_CHOICES.map((word) => [word, word] as const)}
        values={draft.allergies}
        none={text.noAllergy}
        error={isTried && !takeTyped(draft).allergies ? text.chooseAllergy : undefined}
        onChange={(next) => set({ allergies: next })}
      />
      {allergies.length > 0 || hasDetail || typed?.allergies ? (
        <FreeText
          label={text.allergyDetail}
          hint={text.allergyDetailHint}
          value={allergyDetail}
          error={draft.allergies?.length === 0 && hasDetail ? text.detailOfNone : undefined}
          onChange={(value) => set({ allergyDetail: value })}
        />
      ) : null}
      {allergies.includes(ALLERGY_CHOICES[0]) ? <p className="hint">{text.shrimp}</p> : null}
    </>
  );
}
