import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';

const clientPart = part(() => import('./ClientFormDialog'));
const visitPart = part(() => import('./VisitFormDialog'));
const limitPart = part(() => import('../../blocks/tier/LimitDialog'));
const consentPart = part(() => import('./consents/ConsentFormDialog'));

/** The forms, which are no part of a start: most visits of a page open none. */
export const ClientFormDialog = laterFrom(clientPart, (module) => module.ClientFormDialog);
export const VisitFormDialog = laterFrom(visitPart, (module) => module.VisitFormDialog);
export const ConsentFormDialog = laterFrom(consentPart, (module) => module.ConsentFormDialog);
/** In place of the first, where the plan has no place. */
export const LimitDialog = laterFrom(limitPart, (module) => module.LimitDialog);

/** Fetches the forms of a page that stands, so that a press finds them there. It may fail; a press asks again. */
export function fetchForms(): void {
  void Promise.allSettled([clientPart.load(), visitPart.load(), consentPart.load()]);
}
