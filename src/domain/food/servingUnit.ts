/** The unit in which recipes are eaten; one of it is the basis of a recipe's figures. */
export const SERVING_UNIT = 'phần';
