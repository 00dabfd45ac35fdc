import { useCallback, useEffect, useMemo, useState } from 'react';
import { readSmallJpeg } from '../../blocks/pictures/smallJpeg';
import type { Pictures } from '../../data/pictures/types';
import { useData } from '../../data/react';
import { NO_PICTURES, type PictureBytes } from '../../printables/pictures';
import type { Printable } from '../../domain/printable/model';
import { picturesOf } from '../../domain/printable/pictures';

/** Milliseconds for which a document waits for pictures that have to be fetched first. */
const PATIENCE = 5_000;

/** The pictures that a document names, as far as they are here. */
export interface DocumentPictures {
  files: PictureBytes;
  /** How many are neither here nor to be had now. */
  missing: number;
  /** The files, once all were looked for; after a while what is there by then. */
  settled: () => Promise<PictureBytes>;
}

const after = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delay);
  });

/** Pictures that are being read: the files that came so far, and the end of it. */
function startReading(pictures: Pictures, addresses: readonly string[]) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (address: string): Promise<void> => {
    const bytes = await readSmallJpeg(pictures, address);
    if (bytes) files.set(address, bytes);
  };
  return { files, done: Promise.all(addresses.map(read)) };
}

/** Reads the pictures of a document from this device; what is not here is asked for. */
export function usePictures(printable: Printable): DocumentPictures {
  const { pictures } = useData();
  // A document that is drawn anew names the same pictures; only other names are read again.
  const names = picturesOf(printable).join('\n');
  const addresses = useMemo(() => (names === '' ? [] : names.split('\n')), [names]);
  const reading = useMemo(() => startReading(pictures, addresses), [pictures, addresses]);
  const [read, setRead] = useState<{ of: unknown; files: PictureBytes }>();
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      await reading.done;
      if (!left) setRead({ of: reading, files: reading.files });
    };
    void show();
    return () => {
      left = true;
    };
  }, [reading]);
  const settled = useCallback(async () => {
    await Promise.race([reading.done, after(PATIENCE)]);
    return reading.files;
  }, [reading]);
  const files = read?.of === reading ? read.files : undefined;
  return {
    files: files ?? NO_PICTURES,
    missing: files ? addresses.length - files.size : 0,
    settled,
  };
}
