import type { ButtonHTMLAttributes } from 'react';
import './plain.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'solid' | 'outline' | 'ghost';
  /** Shows that an answer is waited for; a second press does nothing. */
  loading?: boolean;
}

/** A form that was drawn before its script is there must not be sent by the browser itself. */
const WITHOUT_SCRIPT = typeof document === 'undefined';

/** A button of plain elements, looking like the theme's. */
export function Button({
  variant = 'solid',
  loading = false,
  type = 'button',
  className = '',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`p-button ${className}`}
      data-variant={variant}
      aria-busy={loading || undefined}
      disabled={disabled === true || loading || (WITHOUT_SCRIPT && type === 'submit')}
    />
  );
}
