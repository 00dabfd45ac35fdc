export const ADMIN_IMAGE_PATHS = { list: '/admin/image-library' } as const;
