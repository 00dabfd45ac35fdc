import type { ButtonHTMLAttributes } from 'react';
import './plain.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'solid' | 'outline' | 'ghost';
  loading?: boolean;
}

/** A server-rendered form must not be submitted natively before its script has loaded. */
const WITHOUT_SCRIPT = typeof document === 'undefined';

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
