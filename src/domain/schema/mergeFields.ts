import type { DocumentBase, Tag } from './primitives';
import type { ShapeFor } from './fields';

/** A value that is merged as a whole. */
export const atomic = { kind: 'atomic' } as const;
/** A value that is computed from others. */
export const derived = { kind: 'derived' } as const;
/** Words, each of which is added or taken away. */
export const set = { kind: 'set' } as const;
/** Where a line stands: nobody typed it, so two places are no question. */
export const place = { kind: 'greatest' } as const;

/** The fields of `documentBase`. */
export const baseFields = {
  id: { label: 'Mã' },
  workspaceId: { label: 'Nơi làm việc' },
  expertId: { label: 'Người tạo' },
  createdAt: { label: 'Ngày tạo' },
  updatedAt: { label: 'Sửa lần cuối', merge: { kind: 'latest' } },
} as const satisfies ShapeFor<DocumentBase>['fields'];

const tagShape = {
  fields: {
    id: { label: 'Mã' },
    label: { label: 'Nhãn' },
    category: { label: 'Nhóm nhãn' },
    color: { label: 'Màu' },
    icon: { label: 'Biểu tượng' },
  },
  groups: [],
} as const satisfies ShapeFor<Tag>;

/** A list of `tagSchema`. */
export const tagsField = {
  label: 'Nhãn',
  merge: { kind: 'keyed', key: 'id', name: 'label', ordered: false, shape: tagShape },
} as const;

/** A field of `saleSchema`. */
export const saleField = {
  label: 'Bán',
  merge: {
    kind: 'object',
    shape: {
      fields: {
        price: { label: 'Giá', unit: 'đ' },
        currency: { label: 'Tiền tệ', words: { VND: 'đồng' } },
        isActive: { label: 'Đang bán' },
      },
      groups: [],
    },
  },
} as const;

/** A code of hospital diets (`hospitalDiets/forms.ts`), with its form. */
export const hospitalDietField = { label: 'Mã chế độ ăn bệnh viện', merge: atomic } as const;
/** The words of `contentStatusSchema`. */
export const contentStatusWords = {
  draft: 'Bản nháp',
  published: 'Đã xuất bản',
  archived: 'Đã lưu trữ',
} as const;

/** The derived figures of a menu or recipe. */
export const nutritionFields = {
  nutritionSummary: { label: 'Dinh dưỡng', merge: derived },
  extendedNutrition: { label: 'Dinh dưỡng chi tiết', merge: derived },
} as const;

/** Fields of every published document that say whose it is and how old. */
export const publicOrigin = {
  id: true,
  workspaceId: true,
  expertId: true,
  createdAt: true,
  updatedAt: true,
} as const;
