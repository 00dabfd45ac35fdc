/** Of the keys of half-typed forms in `localStorage`; the account and the form follow. */
export const DRAFT_PREFIX = 'bualanh:draft:';
