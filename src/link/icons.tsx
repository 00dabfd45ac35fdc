import type { ReactNode } from 'react';

function icon(drawn: ReactNode) {
  return function Icon() {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        {drawn}
      </svg>
    );
  };
}

export const MealIcon = icon(<path d="M4 3v6a3 3 0 0 0 6 0V3M7 3v18M20 21V3c-3 1-5 4-5 9h5" />);
export const DiaryIcon = icon(
  <path d="M19 11v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h6M3 8h4M3 13h4M3 18h4M12 13l8-8-2-2-8 8v2z" />,
);
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const NextIcon = icon(<path d="M9 5l7 7-7 7" />);
export const DownIcon = icon(<path d="M6 9l6 6 6-6" />);
export const CheckIcon = icon(<path d="M5 12.500l4.500 4.500L19 7.500" />);
export const WarningIcon = icon(
  <path d="M12 9v4M12 17h0M10.300 3.900L1.800 18a2 2 0 0 0 1.700 3h17a2 2 0 0 0 1.700-3L13.700 3.900a2 2 0 0 0-3.400 0z" />,
);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />);
export const EyeIcon = icon(
  <>
    <path d="M2 12s3.600-7 10-7 10 7 10 7-3.600 7-10 7-10-7-10-7z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
