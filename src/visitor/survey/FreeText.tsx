import { isTextTooLong } from '../../domain/publicHouse/survey/answers';
import { SURVEY_LIMITS } from '../../domain/publicHouse/survey/surveyLimits';
import { visitorText } from '../../i18n/visitor';

interface FreeTextProps {
  label: string;
  hint: string;
  value: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Has no `maxLength`, which would cut the end of a pasted text without a word. */
export function FreeText({ label, hint, value = '', error, onChange }: FreeTextProps) {
  const message = isTextTooLong(value)
    ? visitorText.survey.textTooLong(SURVEY_LIMITS.textLength, value.trim().length)
    : error;
  return (
    <label className="field" data-wrong={message ? '' : undefined}>
      <span>{label}</span>
      <textarea
        rows={2}
        placeholder={hint}
        value={value}
        aria-invalid={message ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {message ? (
        <span className="field-error" role="alert">
          {message}
        </span>
      ) : null}
    </label>
  );
}
