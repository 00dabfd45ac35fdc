import { avoidedBy } from '../clinical/allergens/avoided';
import type { Client } from '../records/clients';
import type { Wish } from './types';
export const toEater = (
  client: Pick<Client, 'allergies' | 'medicalConditions' | 'dietaryRestrictions'> &
    Partial<Pick<Client, 'customs'>>,
): Wish['eater'] => ({
  allergies: [...avoidedBy(client)],
  dietaryRestrictions: client.dietaryRestrictions,
  ...(client.customs ? { customs: client.customs } : {}),
});
