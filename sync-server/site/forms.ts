import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { ZodError } from 'zod';
import {
  contactExpert,
  postReaderForm,
  sendReport,
  sendReview,
  withdrawReview,
  likeTarget,
} from '../../src/api/reviews';
import { AppError } from '../../src/domain/protocol/errors';
import { newId } from '../../src/domain/schema/newId';
import { expertPath, PUBLIC_PAGES, PUBLIC_PATHS } from '../../src/domain/publicHouse/publicPaths';
import {
  hasStars,
  reviewTargetSchema,
  type ReaderForm,
} from '../../src/domain/publicHouse/reviews';
import { reviewText } from '../../src/i18n/reviews';
import { SAID_ID } from '../../src/site/frame/Document';
import { toAppError } from '../http/errors';
import { isFromOwnPage } from '../http/ownPage';
import { route } from '../http/route';
import type { RouteDefinition } from '../http/routes';
import { readCookie } from '../modules/accounts/refreshCookie';
import type { ContactExperts } from '../modules/contacts/acts';
import type { Showcase } from '../modules/published/showcase';
import type { ReaderActs } from '../modules/reviews/acts';
import { sendBack, sendRefused } from './answer';
import { drawing, SAID, type PageParts } from './pages';

const RATE = { name: 'reader forms', calls: 6, burst: 12 } as const;
const READER_COOKIE = 'bl_reader';
const READER_DAYS = 365;

type Fields = Readonly<Record<string, string>>;

export interface FormParts extends Pick<PageParts, 'ctx' | 'files' | 'now'> {
  showcase: Showcase;
  readerActs: ReaderActs;
  contactExperts: ContactExperts;
}

interface Sent {
  req: Request;
  res: Response;
  fields: Fields;
  device: string;
}

const readDevice = (req: Request): string => {
  const known = readCookie(req, READER_COOKIE) ?? '';
  return /^[a-f0-9]{32}$/.test(known) ? known : randomBytes(16).toString('hex');
};

function keepDevice(req: Request, res: Response, device: string): void {
  res.cookie(READER_COOKIE, device, {
    httpOnly: true,
    sameSite: 'strict',
    secure: req.secure,
    path: PUBLIC_PATHS.form,
    maxAge: READER_DAYS * 86_400_000,
  });
}

const targetIn = ({ type, id }: Fields) => ({ target: { type, id } });

const setBody = <T>({ req }: Sent, body: T): T => {
  req.body = body;
  return body;
};

const createActs = ({ showcase, readerActs: acts, contactExperts }: FormParts) => {
  const forms: Record<ReaderForm, (sent: Sent) => Promise<string | undefined>> = {
    'danh-gia': async (sent) => {
      const { stars = '', ...typed } = sent.fields;
      const rating = stars === '' ? {} : { stars: Number(stars) };
      const { purchase, ...rest } = typed;
      const bought = purchase ? { purchase } : {};
      const submission = { ...rest, ...rating, ...bought, ...targetIn(typed), device: sent.device };
      return (await acts.review(sent, setBody(sent, sendReview.body.parse(submission))))?.path;
    },
    'rut-lai': async (sent) => {
      const { purchase, ...typed } = sent.fields;
      const submission = {
        ...targetIn(typed),
        device: sent.device,
        ...(purchase ? { purchase } : {}),
      };
      const own = setBody(sent, withdrawReview.body.parse(submission));
      await acts.withdraw(sent, own);
      return acts.findPath(own.target);
    },
    'bao-cao': async (sent) => {
      const submission = { ...sent.fields, ...targetIn(sent.fields), device: sent.device };
      return (await acts.report(sent, setBody(sent, sendReport.body.parse(submission))))?.path;
    },
    thich: async (sent) => {
      const submission = { ...targetIn(sent.fields), device: sent.device, liked: true };
      const body = setBody(sent, likeTarget.body.parse(submission));
      return (await acts.like(sent, { ...body, liked: 'turned' })).subject.path;
    },
    'tin-nhan': async (sent) => {
      const body = contactExpert.body.parse({ ...sent.fields, key: newId() });
      await contactExperts(sent, setBody(sent, body));
      const { experts } = await showcase.now();
      const slug = experts.find(({ accountId }) => accountId === body.expertId)?.slug;
      return slug === undefined ? undefined : expertPath(slug);
    },
  };
  return forms;
};

function describeProblem(form: ReaderForm, fields: Fields, { issues }: ZodError): string {
  const { contact } = reviewText;
  const [field] = issues[0]?.path ?? [];
  if (field === 'name') return reviewText.missingName;
  if (field === 'email') return contact.wrongEmail;
  if (field === 'stars') return reviewText.missingStars;
  if (field === 'text' && form === 'tin-nhan') return contact.short;
  const { data: target } = reviewTargetSchema.safeParse(targetIn(fields).target);
  if (form === 'danh-gia' && field === undefined && target)
    return hasStars(target) ? reviewText.missingStars : reviewText.missingText;
  return new AppError('invalid_request').toBody().error;
}

/** Other sites' pages cannot send them in a reader's name. */
export function formRoutes(parts: FormParts): RouteDefinition[] {
  const { ctx, files, now } = parts;
  const acts = createActs(parts);

  async function refuse(form: ReaderForm, { res, fields }: Sent, status: number, problem: string) {
    const { drawRefusedForm } = await drawing();
    const { data: target } = reviewTargetSchema.safeParse(targetIn(fields).target);
    const refused = { form, problem, values: fields, target, expertId: fields.expertId };
    const around = { files, publicUrl: ctx.publicUrl(), now: now(), operator: ctx.config.operator };
    return sendRefused(res, status, drawRefusedForm(refused, around));
  }

  const answer = async (form: ReaderForm, sent: Sent): Promise<undefined> => {
    try {
      const path = (await acts[form](sent)) ?? PUBLIC_PAGES.home;
      keepDevice(sent.req, sent.res, sent.device);
      return sendBack(sent.res, `${path}?${SAID}=${form}#${SAID_ID}`);
    } catch (error) {
      if (error instanceof ZodError)
        return refuse(form, sent, 400, describeProblem(form, sent.fields, error));
      const known = toAppError(error);
      if (!known) throw error;
      return refuse(form, sent, known.status, known.toBody().error);
    }
  };

  return [
    route(
      postReaderForm,
      async ({ req, res, params: { what }, body }) => {
        const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
        const sent = { req, res, fields, device: readDevice(req) };
        if (!isFromOwnPage(req, ctx.publicUrl()))
          return refuse(what, { ...sent, fields: {} }, 403, reviewText.refused.foreign);
        return answer(what, sent);
      },
      { rate: RATE },
    ),
  ];
}
