/** Plain values of the light theme, since neither PDF nor mail knows tokens. */
export const INK = '#1f2a24';
export const MUTED = '#55615a';
export const LINE = '#dcdad2';
export const PANEL = '#faf8f3';
export const DANGER = '#a3301c';
export const DANGER_PANEL = '#fdeeea';
export const NOTE_PANEL = '#eef4ef';

export const FAULT_COLOURS = { over: DANGER, under: '#8a5a00' } as const;

export const DIET_COLOURS = { missed: DANGER, open: FAULT_COLOURS.under, kept: MUTED } as const;

export const VERDICT_COLOURS = {
  alarm: DANGER,
  missed: DANGER,
  open: FAULT_COLOURS.under,
  note: INK,
  met: MUTED,
  empty: MUTED,
} as const;

const FIGURE_COLOURS: Readonly<Record<string, string>> = {
  calories: INK,
  protein: '#2e7d55',
  carbs: '#d99a1b',
  fat: '#8e4a96',
};

export const figureColour = (key: string, fault?: 'over' | 'under'): string =>
  fault ? FAULT_COLOURS[fault] : (FIGURE_COLOURS[key] ?? '#7f9c8b');
