import { Field, IconButton, Input, InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { accountTexts } from '../../i18n/account';

interface PasswordFieldProps {
  label: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A password that can be shown while it is typed; never kept anywhere. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field.Root invalid={props.error !== undefined}>
      <Field.Label>{props.label}</Field.Label>
      <InputGroup
        endElementProps={{ px: '0' }}
        endElement={
          <IconButton
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            aria-label={visible ? accountTexts.hidePassword : accountTexts.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon aria-hidden />
          </IconButton>
        }
      >
        <Input
          type={visible ? 'text' : 'password'}
          name={props.autoComplete}
          autoComplete={props.autoComplete}
          pe="12"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      </InputGroup>
      {props.hint ? <Field.HelperText>{props.hint}</Field.HelperText> : null}
      <Field.ErrorText>{props.error}</Field.ErrorText>
    </Field.Root>
  );
}
