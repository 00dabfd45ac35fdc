import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import { readImageAddress } from '../../domain/records/images/address';
import type { ImageSize } from '../../domain/records/images/limits';
import { readImageFile } from './smallJpeg';

/** Milliseconds between two attempts to fetch an image that no device has sent yet. */
const LOOK_AGAIN = 10_000;

export interface ImageUrl {
  url?: string | undefined;
  isMissing: boolean;
}

export function useImageUrl(address: string | undefined, size: ImageSize): ImageUrl {
  const data = useData();
  const [state, setState] = useState<ImageUrl & { of?: string }>({ isMissing: false });
  const key = `${size} ${address ?? ''}`;
  useEffect(() => {
    const named = address === undefined ? undefined : readImageAddress(address);
    if (!named) return;
    let left = false;
    let made: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      // Offline it cannot be fetched; it is looked for again later.
      const file = await readImageFile(data, named, size).catch(() => undefined);
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
  }, [data, address, size, key]);
  if (address !== undefined && !readImageAddress(address)) return { isMissing: true };
  return state.of === key ? state : { isMissing: false };
}
