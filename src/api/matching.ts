import { VISITOR_CALLS } from '../domain/publicHouse/visitorCalls';
import { contract } from './contract';

/** `{ success, menus }` with `MenuCard`s. The visitor's device chooses among them, so that survey answers never leave it. */
export const listMenuCards = contract({
  method: 'get',
  path: VISITOR_CALLS.menus,
  callers: ['anyone'],
  answer: { mediaTypes: ['application/json'] },
});
