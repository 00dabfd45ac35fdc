import { z } from 'zod';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

export const CONTACTS = 'contact:';
export const contactKey = (contactId: string): `contact:${string}` => `contact:${contactId}`;

export const contactNotice = (contactId: string): string => `contact-${contactId}`;

export const contactSchema = z.object({
  contactId: idSchema,
  expertId: idSchema,
  workspaceId: idSchema,
  name: z.string().max(60),
  email: z.string().max(254),
  text: z.string().max(3_000),
  createdAt: instantSchema,
});
export type Contact = z.infer<typeof contactSchema>;

const payload = z.object({ contactId: idSchema });
type Payload = z.infer<typeof payload>;

export const CONTACT_NOTICE: JobKind<Payload> = {
  name: 'contacts.notice',
  label: 'Báo tin nhắn từ trang công khai',
  payload,
  maxAttempts: 20,
  mostPerSubject: 40,
  repeatable: true,
};

export const CONTACT_MAIL: JobKind<Payload> = {
  name: 'mail.contact',
  label: 'Thư báo tin nhắn từ trang công khai',
  payload,
  maxAttempts: 8,
  mostPerSubject: 40,
  repeatable: false,
};

export const contactRequests = (contactId: string, subject: string): JobRequest[] =>
  [CONTACT_NOTICE, CONTACT_MAIL].map((kind) =>
    jobRequest(kind, { key: contactId, subject, payload: { contactId } }),
  );
