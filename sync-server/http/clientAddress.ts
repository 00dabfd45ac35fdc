import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The network address of a caller; for IPv6 the network that one customer has. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');
