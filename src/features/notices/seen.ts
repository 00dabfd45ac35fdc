import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SeenNotices {
  /** `updatedAt` of the newest notice that was seen on this device, by account. */
  seenAt: Readonly<Record<string, string>>;
  see(accountId: string, updatedAt: string): void;
}

/** Notices that were seen: the workspace counts the others. */
export const useSeenNotices = create<SeenNotices>()(
  persist(
    (set) => ({
      seenAt: {},
      see: (accountId, updatedAt) =>
        set(({ seenAt }) =>
          (seenAt[accountId] ?? '') < updatedAt
            ? { seenAt: { ...seenAt, [accountId]: updatedAt } }
            : {},
        ),
    }),
    { name: 'bualanh.notices-seen', partialize: ({ seenAt }) => ({ seenAt }) },
  ),
);
