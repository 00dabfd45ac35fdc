import { z } from 'zod';

const storedSchema = z.record(z.string(), z.unknown());

/** All that the server has of a client, deleted documents too, as it is stored. */
export const clientExportSchema = z.object({
  exportedAt: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  collections: z.record(z.string(), z.array(storedSchema)),
  /** Of the links to the client's own page; never what opens one. */
  links: z.array(storedSchema),
  orders: z.array(storedSchema),
});
export type ClientExport = z.infer<typeof clientExportSchema>;
