export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Where the provider says of itself how it is asked; without a slash at its end. */
  issuer: string;
}
