import type { AccessClaims } from '../../../src/domain/accounts/account';
import { REVIEW_NAME_MAX } from '../../../src/domain/publicHouse/reviews';
import { cleanLine } from '../../../src/domain/text/clean';
import type { AccountServices } from '../accounts/wiring';

interface Person {
  name: string;
  userType: 'expert' | 'client';
}

export type People = (reader: AccessClaims | undefined) => Promise<Person | undefined>;

export const createPeople =
  ({ store }: Pick<AccountServices, 'store'>): People =>
  async (reader) => {
    if (!reader) return undefined;
    const accountRecord = await store.byId(reader.sub);
    const name = cleanLine(accountRecord?.account.name ?? '', REVIEW_NAME_MAX);
    if (name === '') return undefined;
    const isExpert = reader.role === 'expert' && reader.status === 'approved';
    return { name, userType: isExpert ? 'expert' : 'client' };
  };
