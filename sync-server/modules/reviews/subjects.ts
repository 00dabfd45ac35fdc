import { AppError } from '../../../src/domain/protocol/errors';
import { cleanLine } from '../../../src/domain/text/clean';
import {
  articlePath,
  dailyMenuPath,
  expertPath,
  PUBLIC_PAGES,
  recipePath,
} from '../../../src/domain/publicHouse/publicPaths';
import type { ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import type { PublicDocuments } from '../published/publicDocuments';
import type { Showcase } from '../published/showcase';
import type { Subject } from './records';

interface Parts {
  publicDocuments: PublicDocuments;
  showcase: Showcase;
}

export type FindSubject = (target: ReviewTarget) => Promise<Subject>;

const getTitle = (document: { name?: string; title?: string } | undefined): string =>
  cleanLine(document?.name ?? document?.title ?? '', 300);

export function createSubjects({ publicDocuments, showcase }: Parts): FindSubject {
  async function findExpert(target: ReviewTarget): Promise<Subject> {
    const { experts } = await showcase.now();
    const expert = experts.find(({ accountId }) => accountId === target.id);
    if (!expert) throw new AppError('not_found');
    const { accountId: expertId, workspaceId, name, slug } = expert;
    return { target, workspaceId, expertId, title: name, path: expertPath(slug) };
  }

  async function buildPath({ type, id }: ReviewTarget, workspaceId: string): Promise<string> {
    if (type === 'menus') return dailyMenuPath(id);
    if (type === 'recipes') return recipePath(id);
    const { articles } = await showcase.now();
    const own = articles.find((one) => one.card.id === id && one.workspaceId === workspaceId);
    return own ? articlePath(own.address) : PUBLIC_PAGES.blog;
  }

  return async (target) => {
    const { type, id } = target;
    if (type === 'experts') return findExpert(target);
    const published = await publicDocuments.byId(type, id);
    if (published.state !== 'shown') throw new AppError('not_found');
    const { workspaceId, expertId } = published;
    const title = getTitle(published.read());
    return { target, workspaceId, expertId, title, path: await buildPath(target, workspaceId) };
  };
}
