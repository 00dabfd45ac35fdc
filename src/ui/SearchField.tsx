import { Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { isComposing } from './composing';

export function SearchField(props: {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <InputGroup startElement={<Search size={18} aria-hidden />}>
      <Input
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        autoComplete="off"
        enterKeyHint="search"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) props.onChange('');
        }}
      />
    </InputGroup>
  );
}
