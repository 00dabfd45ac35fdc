import type { DocumentBase, Tag } from './primitives';
import type { ShapeFor } from './fields';

export const atomic = { kind: 'atomic' } as const;
export const derived = { kind: 'derived' } as const;
export const set = { kind: 'set' } as const;
/** Nobody typed the position of a line, so two different ones are no conflict. */
export const greatestRule = { kind: 'greatest' } as const;

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

export const tagsField = {
  label: 'Nhãn',
  merge: { kind: 'keyed', key: 'id', name: 'label', ordered: false, shape: tagShape },
} as const;

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

export const hospitalDietField = { label: 'Mã chế độ ăn bệnh viện', merge: atomic } as const;
export const contentStatusWords = {
  draft: 'Bản nháp',
  published: 'Đã xuất bản',
  archived: 'Đã lưu trữ',
} as const;

export const nutritionFields = {
  nutritionSummary: { label: 'Dinh dưỡng', merge: derived },
  extendedNutrition: { label: 'Dinh dưỡng chi tiết', merge: derived },
} as const;

export const publicOrigin = {
  id: true,
  workspaceId: true,
  expertId: true,
  createdAt: true,
  updatedAt: true,
} as const;
