/** A public place that the header leads to. Only what the gateway answers stands here. */
export interface Place {
  path: string;
  label: string;
}

/** Public places in the order of the header; a new public page adds its own. */
export const PLACES: readonly Place[] = [];

export const HOME = '/';
export const SIGN_IN = '/expert/login';
export const REGISTER = '/expert/register';
