import { fold } from '../../domain/text/fold';

/** Whether a title has all that somebody types, with or without accents. */
export const matchesWords = (title: string, search: string): boolean =>
  fold(title).includes(fold(search.trim()));
