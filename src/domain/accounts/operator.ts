/** Who runs an installation and sells on it (product decision 62). */
export interface Operator {
  /** Legal name. */
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  /** Gets the answers to mails. */
  supportEmail: string;
  /** For questions about personal data. */
  privacyEmail: string;
}
