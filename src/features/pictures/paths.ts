/** Addresses of the pictures. */
export const PICTURE_PATHS = {
  library: '/expert/images',
} as const;
