import { describe, expect, it } from 'vitest';
import { imageSchema, type ImageRecord } from '../images';
import { libraryEntrySchema, type SharedImageEntry } from '../library';
import { imageAddress, readImageAddress } from './address';
import { fileProblem, missingWords, sizeProblem } from './checks';
import { moveFrame, proposedFrame, sizeFrame, storedSize } from './frame';
import { NO_IMAGE_FILTER, imageLibrary } from './library';
import { imageRecord } from './record';
import { toLibraryImage } from './shareState';
import { imageUses } from './uses';
import { getFileName, parseWebAddress } from './webAddress';

const at = '2026-11-22T08:00:00.000Z';
const base = { id: 'i1', workspaceId: 'w1', expertId: 'lan', createdAt: at, updatedAt: at };
const words = {
  title: 'Canh chua cá lóc',
  description: '',
  altText: 'Tô canh chua',
  category: 'recipes',
  mealType: 'vietnamese',
  tags: ['canh'],
  isOffered: false,
};
const facts = { width: 1600, height: 1200, fileSize: 214_000, mimeType: 'image/webp' };
const own = imageRecord(base, words, facts, 'Lan');

describe('E14 the frame of an image', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { x: 0, y: 0, width: 4000, height: 3000 },
    ],
    [
      { width: 4000, height: 3040 },
      { x: 0, y: 0, width: 4000, height: 3040 },
    ],
    [
      { width: 900, height: 1600 },
      { x: 0, y: 463, width: 900, height: 675 },
    ],
    [
      { width: 3000, height: 1200 },
      { x: 700, y: 0, width: 1600, height: 1200 },
    ],
  ])('E14 of %o is proposed', (size, frame) => {
    expect(proposedFrame(size)).toEqual(frame);
  });

  it('E14 never leaves the image, and stays 4:3', () => {
    const size = { width: 900, height: 1600 };
    const frame = proposedFrame(size);
    expect(moveFrame(frame, { x: 500, y: 9_000 }, size)).toEqual({ ...frame, x: 0, y: 925 });
    for (const corner of ['nw', 'ne', 'sw', 'se'] as const)
      for (const by of [-5_000, -100, 5_000]) {
        const next = sizeFrame(frame, by, corner, size);
        expect(next.x).toBeGreaterThanOrEqual(0);
        expect(next.y).toBeGreaterThanOrEqual(0);
        expect(next.x + next.width).toBeLessThanOrEqual(size.width);
        expect(next.y + next.height).toBeLessThanOrEqual(size.height);
        expect(next.width / next.height).toBeCloseTo(4 / 3, 1);
      }
  });

  it.each([
    [
      { width: 900, height: 675 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 2000, height: 1500 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 4000, height: 3000 },
      { width: 3000, height: 2250 },
    ],
  ])('E14 of %o is kept as %o', (frame, size) => {
    expect(storedSize(frame)).toEqual(size);
  });
});

describe('E14 checks of the uploader', () => {
  it('E14 says what is wrong with a file', () => {
    expect(fileProblem(undefined)).toBe('missing');
    expect(fileProblem({ type: 'application/pdf', size: 1 })).toBe('type');
    expect(fileProblem({ type: 'image/svg+xml', size: 1 })).toBe('type');
    // The bytes decide: many systems give images of phones no type.
    for (const type of ['', 'application/octet-stream', 'text/plain'])
      expect(fileProblem({ type, size: 1, kind: 'jpeg' })).toBeUndefined();
    expect(fileProblem({ type: '', size: 1 })).toBeUndefined();

    // A file of 5,001 KB, however a KB is counted.
    for (const kilobyte of [1000, 1024])
      expect(fileProblem({ type: 'image/png', size: 5001 * kilobyte })).toBe('tooLarge');
    expect(fileProblem({ type: 'image/png', size: 5_000_000 })).toBeUndefined();
    expect(sizeProblem({ width: 799, height: 599 })).toBe('tooSmall');
    expect(sizeProblem({ width: 1, height: 12_000 })).toBe('tooSmall');
    expect(sizeProblem({ width: 800, height: 600 })).toBeUndefined();
  });

  it('E14 says which words are missing', () => {
    expect(missingWords(words)).toEqual([]);
    expect(missingWords({ ...words, title: ' ', tags: [] })).toEqual(['title', 'tags']);
  });
});

describe('E14 P13 the library', () => {
  it('E14 an own image is its expert’s at once; offered to everybody it waits', () => {
    expect(imageSchema.safeParse(own).success).toBe(true);
    expect(own).toMatchObject({ status: 'active', isPublic: false, isApproved: false });
    const offered = imageRecord(base, { ...words, isOffered: true }, facts, 'Lan');
    expect(offered).toMatchObject({ status: 'pending', isPublic: true, isApproved: false });
  });

  it('P13 shows one’s own, and of others what is public, active and approved', () => {
    const foreign: ImageRecord = { ...own, id: 'i2', uploadedBy: 'minh' };
    const shared: ImageRecord = { ...foreign, id: 'i3', isPublic: true, isApproved: true };
    const waiting: ImageRecord = { ...shared, id: 'i4', isApproved: false };
    const all = [own, foreign, shared, waiting];
    const ids = (change: object) =>
      imageLibrary(all, [], { ...NO_IMAGE_FILTER, ...change }, 'lan').map(({ id }) => id);
    expect(ids({})).toEqual(['i1', 'i3']);
    expect(ids({ onlyMine: true })).toEqual(['i1']);
    expect(ids({ query: 'canh chua ca' })).toEqual(['i1', 'i3']);
    expect(ids({ query: 'phở' })).toEqual([]);
    expect(ids({ category: 'menus' })).toEqual([]);
  });

  it('P13 “Chỉ ảnh của tôi” leaves out what others share, and the shared library what nobody approved', () => {
    const entry: SharedImageEntry = {
      id: 'k9',
      createdAt: at,
      updatedAt: at,
      kind: 'image',
      workspaceId: 'w9',
      imageId: 'i9',
      expertName: 'Hoa',
      title: 'Bún riêu cua',
      altText: 'Tô bún',
      category: 'recipes',
      mealType: 'vietnamese',
      tags: ['bún'],
      ...facts,
      status: 'active',
      isPublic: true,
      isApproved: true,
    };
    expect(libraryEntrySchema.parse(entry)).toEqual(entry);
    const ownEntry = { ...entry, id: 'k1', workspaceId: 'w1', imageId: 'i1' };
    const ids = (change: object) =>
      imageLibrary(
        [own, { ...own, id: 'i2' }],
        [entry, ownEntry],
        { ...NO_IMAGE_FILTER, ...change },
        'lan',
      )
        .map(({ id }) => id)
        .sort();
    expect(ids({})).toEqual(['i1', 'i2', 'i9']);
    expect(ids({ onlyMine: true })).toEqual(['i1', 'i2']);
    expect(ids({ source: 'shared' })).toEqual(['i1', 'i9']);
    expect(ids({ source: 'shared', onlyMine: true })).toEqual(['i1']);
    expect(ids({ query: 'bun rieu' })).toEqual(['i9']);
    expect(toLibraryImage(entry).url).toBe('/images/w9/i9/full');
  });

  it('P13 an address names one file, and nothing else is one', () => {
    const address = { workspaceId: 'w1', imageId: 'i1', size: 'full' } as const;
    expect(readImageAddress(imageAddress(address))).toEqual(address);
    for (const other of [
      'https://a.vn/x.png',
      '/images/w1/i1',
      '/images/w1/../full',
      '/images/w1/i1/big',
    ])
      expect(readImageAddress(other)).toBeUndefined();
  });

  it('P13 knows where an image is used: as cover, in a step, in a block', () => {
    const uses = imageUses('i1', {
      recipes: [
        { id: 'r1', title: 'Canh', instructions: [{ imageUrls: [own.url] }] } as { id: string },
      ],
      menus: [{ id: 'm1', name: 'Ngày', coverImage: own.thumbnailUrl } as { id: string }],
      articles: [
        { id: 'a1', title: 'Bài', blocks: [{ data: { file: { url: own.url } } }] } as {
          id: string;
        },
        { id: 'a2', title: 'Khác', coverImage: '/images/w1/i9/full' } as { id: string },
      ],
    });
    expect(uses.map(({ id, title }) => [id, title])).toEqual([
      ['r1', 'Canh'],
      ['m1', 'Ngày'],
      ['a1', 'Bài'],
    ]);
  });
});

describe('P13 the address of an image', () => {
  it('P13 is a whole one, of the web, encrypted, without a name and password', () => {
    expect(parseWebAddress(' http://a.vn/x.png?y=1 ')).toBe('https://a.vn/x.png?y=1');
    for (const wrong of ['', 'a.vn/x.png', '/images/w1/p1/full', 'javascript:alert(1)'])
      expect(parseWebAddress(wrong)).toBeUndefined();
    for (const wrong of ['data:image/png;base64,x', 'file:///etc/x.png', 'https://a:b@c.vn/x.png'])
      expect(parseWebAddress(wrong)).toBeUndefined();
  });

  it('P13 names its file', () => {
    expect(getFileName('https://a.vn/anh/canh.png?x=1')).toBe('canh.png');
    expect(getFileName('https://a.vn/')).toBe('anh');
  });
});
