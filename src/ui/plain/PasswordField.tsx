import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { accountTexts } from '../../i18n/account';
import { Button } from './Button';
import { Field } from './TextField';

interface PasswordFieldProps {
  label: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(aria) => (
        <div className="p-secret">
          <input
            className="p-input"
            type={visible ? 'text' : 'password'}
            name={props.autoComplete}
            autoComplete={props.autoComplete}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            {...aria}
          />
          <Button
            variant="ghost"
            className="p-icon"
            aria-label={visible ? accountTexts.hidePassword : accountTexts.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  );
}
