import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';

const clientPart = part(() => import('./ClientFormDialog'));
const visitPart = part(() => import('./VisitFormDialog'));
const limitPart = part(() => import('../../blocks/tier/LimitDialog'));
const consentPart = part(() => import('./consents/ConsentFormDialog'));

export const ClientFormDialog = laterFrom(clientPart, (module) => module.ClientFormDialog);
export const VisitFormDialog = laterFrom(visitPart, (module) => module.VisitFormDialog);
export const ConsentFormDialog = laterFrom(consentPart, (module) => module.ConsentFormDialog);
export const LimitDialog = laterFrom(limitPart, (module) => module.LimitDialog);

/** Prefetches, so that a press finds the forms there; it may fail, and a press asks again. */
export function fetchForms(): void {
  void Promise.allSettled([clientPart.load(), visitPart.load(), consentPart.load()]);
}
