export interface Operator {
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  supportEmail: string;
  privacyEmail: string;
}
