import { z } from 'zod';
import { ConfigError } from './configError';

/** Who sells, as receipts name them (product decision 62). */
export interface OperatorSettings {
  /** Legal name. */
  name: string;
  taxNumber: string;
  address: string | undefined;
}

/** Of a company, a branch of it, or a person. */
export const taxNumber = z.string().regex(/^\d{10}(-?\d{3})?$|^\d{12}$/);

type Name = 'OPERATOR_NAME' | 'OPERATOR_TAX_NUMBER' | 'OPERATOR_ADDRESS' | 'BANK_BIN';

/** @throws ConfigError where money can come in and a receipt could not say who has it */
export function operatorOf(read: (name: Name) => string | undefined): OperatorSettings | undefined {
  const [name, number] = [read('OPERATOR_NAME'), read('OPERATOR_TAX_NUMBER')];
  if (name !== undefined && number !== undefined)
    return { name, taxNumber: number, address: read('OPERATOR_ADDRESS') };
  if ([read('BANK_BIN'), name, number].some((given) => given !== undefined))
    throw new ConfigError(
      'Receipts want OPERATOR_NAME and OPERATOR_TAX_NUMBER, the legal name and tax number of who sells, where payments are taken.',
    );
  return undefined;
}
