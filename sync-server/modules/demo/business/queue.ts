import {
  accountKey,
  auditKey,
  workspaceKey,
  type Account,
  type Workspace,
} from '../../accounts/accountRecords';
import { buildNotice } from '../../moderation/apply';
import { markKey, type ModerationMark } from '../../published/moderationMarks';
import { buildApplicant, CONTENT, HA } from '../accounts';
import { readPractice } from '../practices';
import type { DemoDocument } from '../records';
import type { Filed } from './books';
import { laterThan, parseMoment, type DemoNames, type DemoStart } from './start';
import type { Story } from './story';

export function applicantDocuments(
  { applicants }: Story,
  start: DemoStart,
  passwordHash: string,
): Filed[] {
  return applicants.flatMap(({ key, name, at, confirmed, ...application }): Filed[] => {
    const createdAt = parseMoment(start, at);
    const { accountId, workspaceId, email } = buildApplicant(key);
    const confirmedAt = confirmed ? { confirmedAt: laterThan(createdAt, confirmed) } : {};
    const account: Account = {
      accountId,
      workspaceId,
      email,
      name,
      passwordHash,
      role: 'expert',
      status: 'pending',
      application,
      confirmation: { links: [], ...confirmedAt },
      createdAt,
    };
    const workspace: Workspace = { workspaceId, members: [accountId], plan: 'free', createdAt };
    return [
      [workspaceKey(workspaceId), workspace],
      [accountKey(email), account],
    ];
  });
}

export function removedDocuments({ removed }: Story, start: DemoStart, names: DemoNames) {
  const { recipe: key, at: text, reason } = removed;
  const recipe = readPractice(HA).recipes.find((plan) => plan.key === key);
  if (!recipe) throw new RangeError(`There is no demo recipe ${key}.`);
  const { workspaceId, accountId: expertId } = HA;
  const at = parseMoment(start, text);
  const mark: ModerationMark = {
    type: 'recipes',
    workspaceId,
    id: `${workspaceId}-recipe-${key}`,
    state: 'removed',
    title: recipe.title,
    expertId,
    reason,
    rev: '1-0',
    by: CONTENT.accountId,
    at,
  };
  const auditId = names.id(`audit ${mark.id}`, at);
  const audit = { auditId, action: 'removePublished', ...mark };
  const notice: DemoDocument = {
    collection: 'notices',
    document: { ...buildNotice(mark), createdAt: at, updatedAt: at },
  };
  const filed: Filed[] = [
    [markKey(mark.type, workspaceId, mark.id), mark],
    [auditKey(auditId), audit],
  ];
  return { filed, notice };
}
