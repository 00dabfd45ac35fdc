import { widestNotes } from '../../domain/publicHouse/survey/words';
import { visitorText } from '../../i18n/visitor';

/** Says what was counted for an unclear allergy whose question stayed open. */
export function WidestNotes({ allergies }: { allergies: readonly string[] }) {
  return widestNotes(allergies).map((note) => (
    <p key={note} className="warning">
      {visitorText.survey.alsoCounts(note.charAt(0).toLocaleUpperCase('vi') + note.slice(1))}
    </p>
  ));
}
