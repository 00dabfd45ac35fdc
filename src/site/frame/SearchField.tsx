import { SearchIcon } from './icons';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  words: string;
}

export function SearchField({ label, placeholder, words }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span className="unseen">{label}</span>
      <SearchIcon />
      <input type="search" name="q" maxLength={80} placeholder={placeholder} defaultValue={words} />
    </label>
  );
}
