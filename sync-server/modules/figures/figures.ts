import type { ContractAnswer } from '../../../src/api/contract';
import type { readDashboard } from '../../../src/api/adminDashboard';
import { dateInVietnam, dayStart } from '../../../src/domain/text/days';
import type { Account } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import type { Marks } from '../moderation/marks';
import type { PublishedIndex } from '../moderation/publishedIndex';

type Dashboard = ContractAnswer<typeof readDashboard>;
type People = NonNullable<Dashboard['people']>;
type Content = NonNullable<Dashboard['content']>;

export const dayBegan = (now: Date): string => dayStart(dateInVietnam(now));

function add(people: People, { role, status, createdAt }: Account, from: string): People {
  if (role !== 'expert') return people;
  const isWaiting = status === 'pending';
  const oldest = people.oldestWaiting;
  return {
    working: people.working + (status === 'approved' ? 1 : 0),
    registered: people.registered + (createdAt >= from ? 1 : 0),
    waiting: people.waiting + (isWaiting ? 1 : 0),
    oldestWaiting: isWaiting && (oldest === null || createdAt < oldest) ? createdAt : oldest,
  };
}

export async function countPeople(store: Pick<AccountStore, 'all'>, now: Date): Promise<People> {
  const from = dayBegan(now);
  let people: People = { working: 0, registered: 0, waiting: 0, oldestWaiting: null };
  for await (const { account } of store.all()) people = add(people, account, from);
  return people;
}

export async function countContent(
  { index, marks }: { index: PublishedIndex; marks: Marks },
  now: Date,
): Promise<Content> {
  const from = dayBegan(now);
  await index.refresh();
  const content: Content = { menus: 0, recipes: 0, articles: 0, today: 0, removed: 0 };
  for (const { type, at } of index.all()) {
    content[type] += 1;
    if (at >= from) content.today += 1;
  }
  for await (const { state } of marks.all()) if (state === 'removed') content.removed += 1;
  return content;
}
