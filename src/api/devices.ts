import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** One signed-in device. */
const signedInDeviceSchema = z.object({
  id: idSchema,
  /** As the device called itself at sign-in; null where it did not. */
  name: z.string().max(120).nullable(),
  createdAt: instantSchema,
  /** Its last contact, exact to about ten minutes. */
  lastSeenAt: instantSchema,
  /** Whether it is the device that asks. */
  current: z.boolean(),
  /** The network of its last contact, shortened; browser and system. Absent before 0.3.0. */
  place: z.string().max(60).optional(),
  agent: z.string().max(120).optional(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

/** The device that asks first, then the newest. */
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
