import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const signedInDeviceSchema = z.object({
  id: idSchema,
  name: z.string().max(120).nullable(),
  createdAt: instantSchema,
  /** Exact to about ten minutes. */
  lastSeenAt: instantSchema,
  current: z.boolean(),
  /** Shortened network of its last contact, browser and system. Absent before 0.3.0. */
  place: z.string().max(60).optional(),
  agent: z.string().max(120).optional(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

export const listDevices = contract({
  method: 'get',
  path: '/api/auth/devices',
  callers: ['signed-in'],
  answer: ok({ devices: z.array(signedInDeviceSchema) }),
});

export const signOutDevice = contract({
  method: 'delete',
  path: '/api/auth/devices/:id',
  callers: ['signed-in'],
  params: z.object({ id: idSchema }),
  answer: done,
});
