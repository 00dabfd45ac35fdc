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

export const ShareIcon = icon(
  <>
    <circle cx="18" cy="5" r="3" />
    <circle cx="6" cy="12" r="3" />
    <circle cx="18" cy="19" r="3" />
    <path d="M8.600 13.500l6.800 4M15.400 6.500l-6.800 4" />
  </>,
);
export const LinkIcon = icon(
  <path d="M10 13a5 5 0 0 0 7.500.5l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.500-.5l-3 3a5 5 0 0 0 7 7l1.700-1.700" />,
);
export const PrintIcon = icon(
  <path d="M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z" />,
);
export const WarningIcon = icon(
  <path d="M12 9v4M12 17h0M10.300 3.900L1.800 18a2 2 0 0 0 1.700 3h17a2 2 0 0 0 1.700-3L13.700 3.900a2 2 0 0 0-3.400 0z" />,
);
export const VerifiedIcon = icon(<path d="M5 12.500l4.500 4.500L19 7.500" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const DownIcon = icon(<path d="M6 9l6 6 6-6" />);
export const ForwardIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="M16.200 16.200L21 21" />
  </>,
);
export const HiddenIcon = icon(
  <path d="M3 3l18 18M10.600 6.200A9 9 0 0 1 21 12a10 10 0 0 1-2.300 3M6.300 7.200A11 11 0 0 0 3 12a9.500 9.500 0 0 0 12.500 5" />,
);
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />
  </>,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const DownloadIcon = icon(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />);
