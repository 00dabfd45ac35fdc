import { isPublic, isPublishable } from '../../../src/domain/publicHouse/published';
import type { PushEffect } from '../../sync/pushEffect';
import type { Runner } from './runner';

const isShown = (collection: string, body: Record<string, unknown>): boolean =>
  isPublishable(collection) && isPublic(collection, body);

export const publicationEffect = (projector: Pick<Runner, 'wrote' | 'touch'>): PushEffect => ({
  begin: ({ request: { workspaceId, rows } }) => {
    projector.wrote(workspaceId);
    let concernsPublic = rows.some(({ collection, next }) => isShown(collection, next));
    return {
      replaces: ({ type, body }) => {
        concernsPublic ||= isShown(type, body);
      },
      end: () => {
        if (concernsPublic) projector.touch(workspaceId);
      },
    };
  },
});
