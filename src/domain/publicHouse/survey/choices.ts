export const ALLERGY_CHOICES = [
  'Tôm, tép',
  'Cua, ghẹ',
  'Cá',
  'Mực, nghêu, sò',
  'Đậu phộng, lạc',
  'Các loại hạt',
  'Mè (vừng)',
  'Trứng',
  'Sữa bò',
  'Đậu nành',
  'Lúa mì (gluten)',
] as const;

export const UNCLEAR_ALLERGIES = [
  {
    means: /^(dị ứng\s+)?(hải sản|đồ biển|hai san|do bien)$/iu,
    word: 'Hải sản',
    choices: [
      ['Chỉ tôm, tép', ['Tôm, tép']],
      ['Cả cua, mực, sò', ['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò']],
      ['Cả cá', ['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò', 'Cá']],
    ],
  },
] as const;

export const CONDITION_CHOICES = [
  'Đái tháo đường',
  'Tăng huyết áp',
  'Rối loạn mỡ máu',
  'Gan nhiễm mỡ',
  'Gút',
  'Bệnh thận mạn',
  'Thiếu máu',
  'Loãng xương',
  'Hội chứng ruột kích thích',
  'Rối loạn ăn uống',
] as const;
