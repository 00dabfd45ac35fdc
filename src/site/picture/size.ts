export const PICTURE = { width: 1200, height: 630 } as const;
