import { TRIAL_BANK } from '../../../bankSettings';
import { HA, type DemoPerson } from '../accounts';
import type { DemoDocument } from '../records';
import { DemoBooks, type Filed } from './books';
import { createKitchens } from './kitchens';
import { orderDocuments } from './orders';
import { purchaseDocuments } from './purchases';
import { applicantDocuments, removedDocuments } from './queue';
import { reviewDocuments } from './reviews';
import { demoNames, parseMoment, type DemoStart } from './start';
import { readStory } from './story';
import { subscriptionDocuments } from './subscriptions';

export interface DemoBusiness {
  filed: Filed[];
  made: { person: DemoPerson; documents: DemoDocument[] }[];
}

export function demoBusiness(start: DemoStart, passwordHash: string): DemoBusiness {
  const story = readStory();
  const names = demoNames(start);
  const kitchens = createKitchens(start);
  const books = new DemoBooks({ start, names, bank: TRIAL_BANK });
  const subscriptions = subscriptionDocuments(story, books, start);
  const orders = orderDocuments(story, { books, names, start, getKitchen: kitchens });
  const purchases = purchaseDocuments(story, { books, start, getKitchen: kitchens });
  for (const stray of story.strays) books.stray({ ...stray, at: parseMoment(start, stray.at) });
  const removed = removedDocuments(story, start, names);
  return {
    filed: [
      ...books.documents(),
      ...subscriptions,
      ...orders.filed,
      ...purchases,
      ...removed.filed,
      ...reviewDocuments(start),
      ...applicantDocuments(story, start, passwordHash),
    ],
    made: [...orders.made, { person: HA, documents: [removed.notice] }],
  };
}
