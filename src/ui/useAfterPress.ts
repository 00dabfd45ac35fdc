import { useEffect, useRef } from 'react';

const PRESS_ENDS = ['pointerup', 'pointercancel'] as const;

/** Runs something after the current press ends: closing an element while the pointer is down would move the click's target. */
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
