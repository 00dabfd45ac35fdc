import { z } from 'zod';
import { clientExportSchema } from '../domain/practice/clientExport';
import { idSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const counts = z.record(z.string(), z.number());

export const exportClient = contract({
  method: 'get',
  path: '/api/clients/:id/export',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: ok({ data: clientExportSchema }),
});

/** May be repeated. The name is typed, so that no slip of a finger erases a person. */
export const eraseClient = contract({
  method: 'post',
  path: '/api/clients/:id/erase',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  body: z.object({ clientName: z.string().min(1).max(200) }),
  answer: ok({ erasedAt: z.string(), erased: counts }),
});
