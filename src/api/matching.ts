import { VISITOR_CALLS } from '../domain/publicHouse/visitorCalls';
import { contract } from './contract';

/**
 * Cards of published menus, `{ success, menus }` with `MenuCard`s: visitors' devices choose among them, so that no
 * answer of a survey leaves its device for that.
 */
export const listMenuCards = contract({
  method: 'get',
  path: VISITOR_CALLS.menus,
  callers: ['anyone'],
  answer: { mediaTypes: ['application/json'] },
});
