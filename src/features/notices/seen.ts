import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SeenNotices {
  /** `updatedAt` of the newest notice that was seen on this device, by account. */
  seenAt: Readonly<Record<string, string>>;
  see(accountId: string, updatedAt: string): void;
}

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
