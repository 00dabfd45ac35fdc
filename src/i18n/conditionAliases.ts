/** Other words by which suggested conditions are found. Apart, since only the form reads it. */
export const conditionAliases = {
  'Đái tháo đường típ 2': ['tiểu đường', 'ĐTĐ', 'đái đường', 'diabetes', 'type 2'],
  'Tiền đái tháo đường': ['tiền tiểu đường', 'tiền ĐTĐ'],
  'Đái tháo đường thai kỳ': ['tiểu đường thai kỳ', 'ĐTĐ thai kỳ', 'ĐTĐTK', 'GDM'],
  'Tăng huyết áp': ['cao huyết áp', 'huyết áp cao', 'THA'],
  'Rối loạn lipid máu': ['mỡ máu', 'máu nhiễm mỡ', 'cholesterol', 'triglycerid', 'RLLP'],
  Gút: ['gout', 'thống phong', 'tăng axit uric', 'acid uric'],
  'Gan nhiễm mỡ': ['nhiễm mỡ gan', 'NAFLD', 'MASLD'],
  'Bệnh thận mạn': ['suy thận', 'CKD', 'thận mạn', 'viêm cầu thận', 'BTM'],
  'Chạy thận nhân tạo': ['lọc máu', 'lọc thận', 'suy thận', 'CKD', 'thận nhân tạo'],
  'Lọc màng bụng': ['lọc máu', 'suy thận', 'CKD', 'thẩm phân', 'CAPD'],
  'Suy dinh dưỡng': ['gầy', 'thiếu cân', 'nhẹ cân', 'SDD'],
  'Thừa cân, béo phì': ['béo', 'obesity'],
  'Thiếu máu': ['thiếu sắt'],
  'Loãng xương': ['thiếu xương', 'xốp xương'],
  'Thai kỳ': ['mang thai', 'có thai', 'bầu', 'có bầu'],
  'Cho con bú': ['sau sinh', 'nuôi con bằng sữa mẹ'],
} as const;
