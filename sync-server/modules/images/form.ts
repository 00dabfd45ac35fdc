import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../../../src/domain/protocol/errors';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';

/** A form has a file and a few fields; 75,000 empty parts took 3.5 s to parse. */
const LIMITS = {
  parts: 20,
  fields: 16,
  files: 2,
  fieldSize: 8_000,
  headerPairs: 16,
  headerSize: 8_000,
} as const;
/** RFC 2046. */
const MAX_BOUNDARY = 70;
const SLICE = 32 * 1024;
/** Parsing takes hundredths of a second; for a part whose header never ends the parser would wait for ever. */
const PATIENCE = 3_000;
const FILE_FIELDS = ['file', 'image'];

function createParser(contentType: string): BusboyInstance {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
  const { length } = boundary?.[1] ?? boundary?.[2] ?? '';
  const isForm = /^multipart\/form-data\s*;/i.test(contentType);
  if (!isForm || length < 1 || length > MAX_BOUNDARY) throw new AppError('invalid_request');
  return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
}

const written = (parser: BusboyInstance, slice: Buffer): Promise<void> =>
  new Promise((resolve, reject) =>
    parser.write(slice, (error) => (error ? reject(error) : resolve())),
  );

function collectFiles(parser: BusboyInstance): Map<string, Buffer[]> {
  const files = new Map<string, Buffer[]>();
  parser.on('file', (name: string, stream: BusboyFileStream) => {
    const chunks: Buffer[] = [];
    if (!files.has(name)) files.set(name, chunks);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', () => undefined);
  });
  return files;
}

function waitForEnd(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new AppError('invalid_request'));
    const timer = setTimeout(refuse, PATIENCE);
    const done = (): void => (clearTimeout(timer), resolve());
    parser.once('finish', done).on('error', refuse);
    parser.once('partsLimit', refuse).once('filesLimit', refuse).once('fieldsLimit', refuse);
    parser.on('field', (_name, _value, _nameIsCut, valueIsCut) => valueIsCut && refuse());
    parser.once('close', () => clearTimeout(timer));
  });
}

async function feed(parser: BusboyInstance, body: Buffer): Promise<void> {
  const yieldToEventLoop = createYieldToEventLoop();
  const ended = waitForEnd(parser);
  for (let at = 0; at < body.length; at += SLICE) {
    await Promise.race([ended, written(parser, body.subarray(at, at + SLICE))]);
    await yieldToEventLoop();
  }
  parser.end();
  await ended;
}

/** @throws AppError invalid_request for what is no form or has too many parts, invalid_file_type where it has no file */
export async function fileOfForm(body: Buffer, contentType: string): Promise<Buffer> {
  const parser = createParser(contentType);
  const files = collectFiles(parser);
  try {
    await feed(parser, body);
  } catch {
    throw new AppError('invalid_request');
  } finally {
    parser.destroy();
  }
  const name = FILE_FIELDS.find((one) => files.has(one));
  if (name === undefined) throw new AppError('invalid_file_type');
  return Buffer.concat(files.get(name) ?? []);
}
