/** This product as the provider of OpenID Connect knows it. */
export interface GoogleSettings {
  clientId: string;
  /** Never logged. */
  clientSecret: string;
  /** Where the provider says of itself how it is asked; without a slash at its end. */
  issuer: string;
}
