/** Where the public house shows a published document: the beginning of its address, followed by the document's own id. */
export const PUBLIC_PATHS = { dailyMenu: '/daily-menu/' } as const;

/** Address of a published menu. */
export const dailyMenuPath = (id: string): string =>
  PUBLIC_PATHS.dailyMenu + encodeURIComponent(id);
