import { useCallback, useEffect, useMemo, useState } from 'react';
import { readSmallJpeg } from '../../blocks/images/smallJpeg';
import type { DeviceImages } from '../../data/images/types';
import { useData } from '../../data/react';
import { NO_IMAGES, type ImageBytes } from '../../printables/images';
import type { Printable } from '../../domain/records/printableModel';
import { imagesOf } from '../../domain/printable/images';

/** Milliseconds for which a document waits for images that have to be fetched first. */
const PATIENCE = 5_000;

/** The images that a document names, as far as they are here. */
export interface DocumentImages {
  files: ImageBytes;
  /** How many are neither here nor to be had now. */
  missing: number;
  /** The files, once all were looked for; after a while what is there by then. */
  settled: () => Promise<ImageBytes>;
}

const after = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delay);
  });

/** Images that are being read: the files that came so far, and the end of it. */
function startReading(imageFiles: DeviceImages, addresses: readonly string[]) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (address: string): Promise<void> => {
    const bytes = await readSmallJpeg(imageFiles, address);
    if (bytes) files.set(address, bytes);
  };
  return { files, done: Promise.all(addresses.map(read)) };
}

/** Reads the images of a document from this device; what is not here is asked for. */
export function useImages(printable: Printable): DocumentImages {
  const { imageFiles } = useData();
  // A document that is drawn anew names the same images; only other names are read again.
  const names = imagesOf(printable).join('\n');
  const addresses = useMemo(() => (names === '' ? [] : names.split('\n')), [names]);
  const reading = useMemo(() => startReading(imageFiles, addresses), [imageFiles, addresses]);
  const [read, setRead] = useState<{ of: unknown; files: ImageBytes }>();
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
    files: files ?? NO_IMAGES,
    missing: files ? addresses.length - files.size : 0,
    settled,
  };
}
