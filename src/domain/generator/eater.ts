import { avoidedBy } from '../clinical/allergens/avoided';
import type { Client } from '../records/clients';
import type { Wish } from './types';
/** The one who eats; celiac disease and the like are written among illnesses as often as among allergies. */
export const eaterOf = (
  client: Pick<Client, 'allergies' | 'medicalConditions' | 'dietaryRestrictions'> &
    Partial<Pick<Client, 'customs'>>,
): Wish['eater'] => ({
  allergies: [...avoidedBy(client)],
  dietaryRestrictions: client.dietaryRestrictions,
  ...(client.customs ? { customs: client.customs } : {}),
});
