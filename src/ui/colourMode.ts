export const COLOUR_MODES = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const KEY = 'bualanh.colour-mode';

function isMode(text: string | null): text is ColourMode {
  return COLOUR_MODES.some((mode) => mode === text);
}

export function readColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(KEY);
    return isMode(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** `public/colour-mode.js` hears the event and changes the page. */
export function writeColourMode(mode: ColourMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage there is no choice to keep: the page follows the system.
  }
  window.dispatchEvent(new Event('bualanh:colour-mode'));
}
