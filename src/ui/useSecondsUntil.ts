import { useEffect, useState } from 'react';

/** Whole seconds that are left, by the clock of this device. */
export function useSecondsUntil(until: string): number {
  const left = (): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}
