import { z } from 'zod';
import { listDocuments, readDocument } from '../../../src/api/publicApi';
import { getCollectionLabel } from '../../../src/domain/records';
import { ERRORS, type ErrorCode } from '../../../src/domain/protocol/errors';
import {
  getApiSchema,
  defaultedFields,
  DERIVED_FIELDS,
  GATEWAY_FIELDS,
} from '../../../src/domain/publicHouse/publicApi/documents';
import {
  API_CALLS_A_MINUTE,
  API_COLLECTIONS,
  API_PAGE,
  type ApiCollection,
} from '../../../src/domain/publicHouse/publicApi/keys';

type Json = Record<string, unknown>;

const NAMES: Readonly<Record<ApiCollection, string>> = {
  clients: 'Client',
  consultations: 'Consultation',
  menus: 'Menu',
  recipes: 'Recipe',
  foods: 'Food',
};

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
function toJsonSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Json;
  return json;
}

function eachRecord(schema: Json, change: (record: Json) => Json): Json {
  for (const word of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[word]))
      return { ...schema, [word]: (schema[word] as Json[]).map((one) => eachRecord(one, change)) };
  return change(schema);
}

function withoutFields(
  record: Json,
  removed: readonly string[],
  optional: readonly string[],
): Json {
  const properties = Object.entries((record.properties ?? {}) as Json).filter(
    ([name]) => !removed.includes(name),
  );
  const free = new Set([...removed, ...optional]);
  const required = ((record.required ?? []) as string[]).filter((name) => !free.has(name));
  return { ...record, properties: Object.fromEntries(properties), required };
}

function buildPatch(record: Json): Json {
  const fields = Object.entries(record.properties as Json).map(
    ([name, schema]) => [name, { anyOf: [schema, { type: 'null' }] }] as const,
  );
  return { ...record, properties: Object.fromEntries(fields), required: [] };
}

function buildSchemas(collection: ApiCollection): Json {
  const stored = toJsonSchema(getApiSchema(collection));
  const removed = [...GATEWAY_FIELDS, ...DERIVED_FIELDS[collection]];
  const optional = defaultedFields(collection);
  const name = NAMES[collection];
  const fresh = eachRecord(stored, (record) => withoutFields(record, removed, optional));
  return {
    [name]: stored,
    [`New${name}`]: fresh,
    [`${name}Patch`]: eachRecord(fresh, buildPatch),
    [`${name}Item`]: {
      type: 'object',
      required: ['revision', 'document'],
      properties: { revision: { type: 'string' }, document: refTo(name) },
    },
  };
}

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const content = (schema: Json): Json => ({ 'application/json': { schema } });

const REFUSALS = [
  'api_key_invalid',
  'api_key_revoked',
  'api_key_in_url',
  'api_not_in_plan',
  'api_scope_missing',
  'api_quota_reached',
  'too_many_requests',
  'invalid_request',
  'not_found',
] as const satisfies readonly ErrorCode[];
const WRITE_REFUSALS = [
  ...REFUSALS,
  'schema',
  'client_limit',
  'workspace_full',
  'document_too_large',
] as const satisfies readonly ErrorCode[];

function refusals(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const [status, sentence] = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${sentence}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      String(status),
      { description: lines.join('\n\n'), content: content(refTo('Error')) },
    ]),
  );
}

const describeAnswer = (description: string, item: Json): Json => ({
  description,
  headers: { ETag: { schema: { type: 'string' }, description: 'Bản của mục, dùng cho If-Match.' } },
  content: content({
    type: 'object',
    required: ['success', 'item'],
    properties: { success: { const: true }, item },
  }),
});

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const ID: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const REQUEST_NAME =
  'Tên của lần gửi, 8–80 ký tự. Gửi lại cùng tên và nội dung thì chỉ tính một lần.';

const describePage = (name: string): Json => ({
  description: 'Một trang.',
  content: content({
    type: 'object',
    required: ['success', 'items'],
    properties: {
      success: { const: true },
      items: { type: 'array', items: refTo(`${name}Item`) },
      next: { type: 'string' },
    },
  }),
});

function collectionPath(collection: ApiCollection): Json {
  const name = NAMES[collection];
  const label = getCollectionLabel(collection).toLowerCase();
  const page = { type: 'integer', minimum: 1, maximum: API_PAGE.most, default: API_PAGE.usual };
  return {
    get: {
      operationId: `list${name}s`,
      summary: `Danh sách ${label}`,
      parameters: [
        { name: 'limit', in: 'query', schema: page },
        {
          name: 'after',
          in: 'query',
          description:
            '`next` của trang trước. Trang có thể ngắn hơn limit; còn next là còn trang.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        '200': describePage(name),
        ...refusals(REFUSALS),
      },
    },
    post: {
      operationId: `create${name}`,
      summary: `Tạo ${label}`,
      parameters: [header('Idempotency-Key', true, REQUEST_NAME)],
      requestBody: { required: true, content: content(refTo(`New${name}`)) },
      responses: {
        '201': describeAnswer('Đã tạo.', refTo(`${name}Item`)),
        ...refusals([...WRITE_REFUSALS, 'idempotency_key_missing', 'idempotency_conflict']),
      },
    },
  };
}

function documentPath(collection: ApiCollection): Json {
  const name = NAMES[collection];
  const label = getCollectionLabel(collection).toLowerCase();
  return {
    get: {
      operationId: `read${name}`,
      summary: `Đọc ${label}`,
      parameters: [ID],
      responses: {
        '200': describeAnswer('Mục như đang lưu.', refTo(`${name}Item`)),
        ...refusals(REFUSALS),
      },
    },
    patch: {
      operationId: `update${name}`,
      summary: `Sửa ${label}`,
      description: 'JSON Merge Patch (RFC 7396): null xóa một trường, trường không gửi giữ nguyên.',
      parameters: [
        ID,
        header('If-Match', true, 'Bản (revision) mà bạn đã đọc.'),
        header('Idempotency-Key', false, REQUEST_NAME),
      ],
      requestBody: { required: true, content: content(refTo(`${name}Patch`)) },
      responses: {
        '200': describeAnswer('Đã sửa.', refTo(`${name}Item`)),
        ...refusals([...WRITE_REFUSALS, 'revision_missing', 'revision_conflict']),
      },
    },
    delete: describeDeletion(name, label),
  };
}

const describeDeletion = (name: string, label: string): Json => ({
  operationId: `delete${name}`,
  summary: `Xóa ${label}`,
  description: 'Xóa trên mọi máy của phòng. Gửi lại cùng If-Match thì chỉ tính một lần.',
  parameters: [ID, header('If-Match', true, 'Bản (revision) mà bạn đã đọc.')],
  responses: {
    '200': {
      description: 'Đã xóa.',
      content: content({
        type: 'object',
        required: ['success'],
        properties: { success: { const: true } },
      }),
    },
    ...refusals([...REFUSALS, 'revision_missing', 'revision_conflict']),
  },
});

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'code', 'error'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Mã cho phần mềm; không đổi giữa các phiên bản.' },
    error: { type: 'string', description: 'Câu giải thích cho người đọc.' },
    details: { type: 'object' },
  },
};

const DESCRIPTION =
  `Đọc và ghi hồ sơ của phòng bằng phần mềm riêng. Mỗi khóa gọi tối đa ${API_CALLS_A_MINUTE} lần mỗi phút. ` +
  'API kiểm như đồng bộ của ứng dụng: cùng giới hạn gói, cùng lý do từ chối. ' +
  'Khóa chỉ gửi trong tiêu đề Authorization; khóa nằm trong địa chỉ bị thu hồi ngay.';

function build(): Json {
  const paths = API_COLLECTIONS.flatMap((name) => [
    [listDocuments.path.replace(':collection', name), collectionPath(name)] as const,
    [
      readDocument.path.replace(':collection', name).replace(':id', '{id}'),
      documentPath(name),
    ] as const,
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Bữa Lành API', version: '1', description: DESCRIPTION },
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'bl_live_…' },
      },
      schemas: Object.assign({ Error: ERROR_SCHEMA }, ...API_COLLECTIONS.map(buildSchemas)) as Json,
    },
  };
}

let built: Json | undefined;

export function openApiDocument(url: string): { openapi: string } & Json {
  built ??= build();
  return { ...built, openapi: '3.1.0', servers: [{ url }] };
}
