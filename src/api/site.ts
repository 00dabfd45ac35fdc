import { PUBLIC_PATHS } from '../domain/publicPaths';
import { contract } from './contract';

/** The page of a published menu, for anybody. */
export const dailyMenuPage = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.dailyMenu}:id`,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});
