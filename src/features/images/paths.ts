export const IMAGE_PATHS = {
  library: '/expert/images',
} as const;
