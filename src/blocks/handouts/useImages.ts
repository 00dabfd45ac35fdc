import { useCallback, useEffect, useMemo, useState } from 'react';
import { readSmallJpeg, type ImageData } from '../../blocks/images/smallJpeg';
import { useData } from '../../data/react';
import { NO_IMAGES, type ImageBytes } from '../../printables/images';
import type { Printable } from '../../domain/records/printableModel';
import { listImages } from '../../domain/printable/images';

/** Milliseconds that a document waits for images to be fetched. */
const PATIENCE = 5_000;

export interface DocumentImages {
  files: ImageBytes;
  missing: number;
  /** Resolves once all were looked for, or after a timeout with what is there. */
  settled: () => Promise<ImageBytes>;
}

const after = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delay);
  });

function startReading(data: ImageData, addresses: readonly string[]) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (address: string): Promise<void> => {
    const bytes = await readSmallJpeg(data, address);
    if (bytes) files.set(address, bytes);
  };
  return { files, completion: Promise.all(addresses.map(read)) };
}

export function useImages(printable: Printable): DocumentImages {
  const data = useData();
  // A redrawn document names the same images; read again only if the names changed.
  const names = listImages(printable).join('\n');
  const addresses = useMemo(() => (names === '' ? [] : names.split('\n')), [names]);
  const reading = useMemo(() => startReading(data, addresses), [data, addresses]);
  const [read, setRead] = useState<{ of: unknown; files: ImageBytes }>();
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      await reading.completion;
      if (!left) setRead({ of: reading, files: reading.files });
    };
    void show();
    return () => {
      left = true;
    };
  }, [reading]);
  const settled = useCallback(async () => {
    await Promise.race([reading.completion, after(PATIENCE)]);
    return reading.files;
  }, [reading]);
  const files = read?.of === reading ? read.files : undefined;
  return {
    files: files ?? NO_IMAGES,
    missing: files ? addresses.length - files.size : 0,
    settled,
  };
}
