import { useEffect, useRef, useState } from 'react';
import { readUsage, usageSchema, type UsageView } from '../../api/usage';
import { useData } from '../../data/react';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { usageText } from '../../i18n/usage';
import { deviceStorage } from '../../platform/storageAccess';

const usageKey = (workspaceId: string): string => `bualanh:usage:${workspaceId}`;

function readStoredUsage(workspaceId: string): UsageView | undefined {
  try {
    const text = deviceStorage().getItem(usageKey(workspaceId));
    return text === null ? undefined : usageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function keep(workspaceId: string, usage: UsageView): void {
  try {
    deviceStorage().setItem(usageKey(workspaceId), JSON.stringify(usage));
  } catch {
    // A full or forbidden storage: the figures are asked for again.
  }
}

export interface KnownUsage {
  usage: UsageView;
  /** Whether it is an earlier answer: the gateway could not be asked now. */
  isOld: boolean;
}

export function useUsage(version: string): KnownUsage | undefined {
  const { workspaceId } = useData().account;
  const [last] = useState(() => readStoredUsage(workspaceId));
  const { answer, reload } = useGatewayQuery(readUsage, {}, usageText.title);
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current !== version) void reload();
    lastVersion.current = version;
  }, [version, reload]);
  const usage = answer?.usage;
  useEffect(() => {
    if (usage) keep(workspaceId, usage);
  }, [workspaceId, usage]);
  if (usage) return { usage, isOld: false };
  return last ? { usage: last, isOld: true } : undefined;
}
