import { SURVEY_LIMITS } from '../../domain/publicHouse/survey/answers';

interface FreeTextProps {
  label: string;
  hint: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

export function FreeText({ label, hint, value = '', onChange }: FreeTextProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <textarea
        rows={2}
        maxLength={SURVEY_LIMITS.textLength}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
