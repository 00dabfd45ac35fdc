/** Where the public house shows a published document: the beginning of its address, followed by the document's own id. */
export const PUBLIC_PATHS = { dailyMenu: '/daily-menu/' } as const;

/** Address of a published menu. */
export const dailyMenuPath = (id: string): string =>
  PUBLIC_PATHS.dailyMenu + encodeURIComponent(id);

/** Pages of the visitor's own entry: applications in the browser, with nothing about anybody in their addresses. */
export const SURVEY_PATH = '/khao-sat';
export const RESULT_PATH = '/ket-qua';
export const WEEKLY_ORDER_PATH = '/weekly-order';
/** Where old links of the order lead, with what stood in them: read once, and cleaned at once. */
export const OLD_ORDER_PATH = '/order-personal-menu';
export const VISITOR_PATHS = [SURVEY_PATH, RESULT_PATH, WEEKLY_ORDER_PATH, OLD_ORDER_PATH] as const;
