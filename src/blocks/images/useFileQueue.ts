import { useState } from 'react';
import type { ChosenImage } from './useChosenImage';

export interface FileQueue {
  /** Position from 1, and total; 0 of 0 before anything was chosen. */
  position: number;
  all: number;
  isTooMany: boolean;
  take(files: File[]): void;
  next(): boolean;
  clear(): void;
}

export function useFileQueue(
  chosen: ChosenImage,
  { most, mostBytes }: { most: number; mostBytes?: number | undefined },
): FileQueue {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [at, setAt] = useState(0);
  const [isTooMany, setTooMany] = useState(false);
  const open = (all: readonly File[], index: number): void => {
    setFiles(all);
    setAt(index);
    chosen.choose(all[index], mostBytes);
  };
  return {
    position: files.length === 0 ? 0 : at + 1,
    all: files.length,
    isTooMany,
    take(taken) {
      setTooMany(taken.length > most);
      if (taken.length <= most) open(taken, 0);
    },
    next() {
      if (at + 1 >= files.length) return false;
      open(files, at + 1);
      return true;
    },
    clear() {
      setFiles([]);
      setAt(0);
      chosen.clear();
    },
  };
}
