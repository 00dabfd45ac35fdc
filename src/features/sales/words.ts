import { fold } from '../../domain/text/fold';

export const matchesWords = (title: string, search: string): boolean =>
  fold(title).includes(fold(search.trim()));
