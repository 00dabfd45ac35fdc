const icon = (paths: string): string =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const icons = {
  left: icon('<path d="M5 7h14M5 12h9M5 17h12"/>'),
  center: icon('<path d="M5 7h14M8 12h8M6 17h12"/>'),
  right: icon('<path d="M5 7h14M10 12h9M7 17h12"/>'),
  justify: icon('<path d="M5 7h14M5 12h14M5 17h14"/>'),
  strike: icon(
    '<path d="M6 12h12M16 7.5C15 6 13.500 6 12 6c-2 0-4 1-4 3M8 16.500c1 1.500 2.500 1.500 4 1.500 2 0 4-1 4-3"/>',
  ),
  image: icon(
    '<rect x="4" y="5" width="16" height="14" rx="2"/><path d="m5 17 5-5 4 4 2-2 3 3"/><circle cx="15" cy="9.500" r="1"/>',
  ),
  recipe: icon('<path d="M4 11h16v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM8 7V5M12 7V5M16 7V5"/>'),
  dailyMenu: icon('<path d="M7 4v6a2 2 0 0 0 4 0V4M9 12v8M16 4c-2 2-2 6 0 8v8"/>'),
} as const;
