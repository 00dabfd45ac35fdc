import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import { readPictureAddress } from '../../domain/pictures/address';
import type { PictureSize } from '../../domain/pictures/limits';
import { fileOf } from './smallJpeg';

/** Milliseconds between two looks for a picture that no device has sent yet. */
const LOOK_AGAIN = 10_000;

export interface PictureUrl {
  /** For `src`; undefined while it is read, and where it is not here. */
  url?: string | undefined;
  /** It was looked for, and is not here (yet). */
  isMissing: boolean;
}

/** A picture's file of this device as an address that an `<img>` takes; fetched first where it is elsewhere. */
export function usePictureUrl(address: string | undefined, size: PictureSize): PictureUrl {
  const { pictures } = useData();
  const [state, setState] = useState<PictureUrl & { of?: string }>({ isMissing: false });
  const key = `${size} ${address ?? ''}`;
  useEffect(() => {
    const named = address === undefined ? undefined : readPictureAddress(address);
    if (!named) return;
    let left = false;
    let made: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      // Without a network it cannot be asked for: it is looked for again.
      const file = await fileOf(pictures, named.imageId, size).catch(() => undefined);
      if (left) return;
      if (file) made = URL.createObjectURL(file);
      else timer = setTimeout(() => void look(), LOOK_AGAIN);
      setState({ url: made, isMissing: !file, of: key });
    };
    const lookNow = (): void => {
      if (made !== undefined) return;
      clearTimeout(timer);
      void look();
    };
    void look();
    window.addEventListener('online', lookNow);
    return () => {
      left = true;
      window.removeEventListener('online', lookNow);
      clearTimeout(timer);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [pictures, address, size, key]);
  if (address !== undefined && !readPictureAddress(address)) return { isMissing: true };
  return state.of === key ? state : { isMissing: false };
}
