import { AppError } from '../../src/domain/protocol/errors';
import { createSums } from './sums';

const STREAM_LIMITS = { newOfPlace: 100, perAddress: 2_000 };

export interface Streams {
  begin(address: string, isNew: boolean): () => void;
}

export function createStreams(limits = STREAM_LIMITS): Streams {
  const sums = createSums();
  return {
    begin: (address, isNew) => {
      const bounds: [string, number][] = [[address, limits.perAddress]];
      if (isNew) bounds.push([`new ${address}`, limits.newOfPlace]);
      if (bounds.some(([key, most]) => sums.of(key) >= most))
        throw new AppError('too_many_requests');
      for (const [key] of bounds) sums.add(key, 1);
      return () => {
        for (const [key] of bounds.splice(0)) sums.add(key, -1);
      };
    },
  };
}
