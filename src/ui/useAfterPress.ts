import { useEffect, useRef } from 'react';

const PRESS_ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * Runs something once the press that goes on is over: what closes while a pointer is down moves what it is about to
 * click.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => void (pressed.current = true);
    const up = () => void (pressed.current = false);
    const capture = { capture: true };
    document.addEventListener('pointerdown', down, capture);
    for (const end of PRESS_ENDS) document.addEventListener(end, up, capture);
    return () => {
      document.removeEventListener('pointerdown', down, capture);
      for (const end of PRESS_ENDS) document.removeEventListener(end, up, capture);
    };
  }, []);
  return (run) => {
    // The click itself comes right behind the end of the press.
    const later = () => setTimeout(run);
    if (!pressed.current) return void later();
    const ends = new AbortController();
    const ended = () => {
      ends.abort();
      later();
    };
    for (const end of PRESS_ENDS) document.addEventListener(end, ended, { signal: ends.signal });
  };
}
