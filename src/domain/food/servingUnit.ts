export const SERVING_UNIT = 'phần';
