import type { ComponentProps } from 'react';

/** Lucide's shapes, each as one path: a long list has hundreds of them. */
const ICONS = {
  dots: 'M12 12h.01M19 12h.01M5 12h.01',
  grip: 'M9 12h.01M9 5h.01M9 19h.01M15 12h.01M15 5h.01M15 19h.01',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  'aria-label': string;
  icon: keyof typeof ICONS;
}

/**
 * A plain element with a class of the theme's sheet: Chakra composes the styles of each button, which takes longer than
 * all else in a row.
 */
export function RowButton({ icon, className, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      className={className ? `row-button ${className}` : 'row-button'}
      data-icon={icon}
      {...rest}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
