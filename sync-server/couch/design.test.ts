import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { designDocuments, parseDesign } from './design';

const gateway = { roles: ['_admin'] };
const stored = { _id: 'clients:1', type: 'clients', deleted: false, body: {} };

async function guard(doc: Record<string, unknown>, user = gateway): Promise<string | undefined> {
  const design = (await designDocuments()).find(({ _id }) => _id === '_design/guard');
  if (!design) throw new Error('no guard');
  const call = `(${design.validate_doc_update})(doc, null, user)`;
  try {
    runInNewContext(call, { doc, user });
    return undefined;
  } catch (error) {
    return (error as { forbidden: string }).forbidden;
  }
}

describe('S02 the guard of every database', () => {
  it('S02 lets the gateway write envelopes, epochs, designs and tombstones', async () => {
    expect(await guard(stored)).toBeUndefined();
    expect(await guard({ _id: 'meta:epoch', type: 'meta', epoch: 'x' })).toBeUndefined();
    expect(await guard({ _id: '_design/guard', language: 'javascript' })).toBeUndefined();
    expect(await guard({ _id: 'session:1', _deleted: true })).toBeUndefined();
  });

  it('E14 lets files of images be, named by their size', async () => {
    const file = { _id: 'thumbnail:pho', type: 'image', bytes: 12 };
    expect(await guard(file)).toBeUndefined();
    expect(await guard({ ...file, _id: 'full:pho' })).toBeUndefined();
    expect(await guard({ ...file, _id: 'image:pho' })).toMatch(/<size>/);
    expect(await guard({ ...file, bytes: undefined })).toMatch(/bytes/);
  });

  it('S02 refuses everybody else', async () => {
    expect(await guard(stored, { roles: [] })).toMatch(/only the gateway/);
    expect(await guard({ ...stored, _deleted: true }, { roles: ['reader'] })).toBeDefined();
  });

  it.each([
    [{ ...stored, _id: 'menus:1' }],
    [{ ...stored, type: undefined }],
    [{ ...stored, deleted: 'no' }],
    [{ ...stored, body: [] }],
    [{ ...stored, body: null }],
  ])('S02 refuses a malformed envelope: %j', async (document) => {
    expect(await guard(document)).toBeDefined();
  });

  it('S06 a design without version or function is a mistake of ours', () => {
    expect(() => parseDesign('x', 'function validate() {}')).toThrow(/malformed/);
    expect(() => parseDesign('x', '// version: 1')).toThrow(/malformed/);
  });
});
