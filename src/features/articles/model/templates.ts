export const TEMPLATES = [
  {
    id: 'guide',
    name: 'Hướng dẫn từng bước',
    about: 'Một việc mà khách tự làm được ở nhà, chia thành các bước.',
    markdown: `Mở đầu: người đọc đang gặp khó khăn gì, bài này giúp họ làm được gì.

## Cần chuẩn bị

- Thực phẩm
- Dụng cụ
- Thời gian

## Các bước

1. Bước thứ nhất
2. Bước thứ hai
3. Bước thứ ba

> [!WARNING]
> **Ai cần hỏi bác sĩ trước**
>
> Bệnh thận, đái tháo đường đang dùng thuốc, phụ nữ mang thai.

## Tóm lại

Một câu để nhớ.`,
  },
  {
    id: 'condition',
    name: 'Ăn uống khi có bệnh',
    about: 'Nên ăn gì, hạn chế gì và vì sao.',
    markdown: `Vì sao ăn uống quan trọng với tình trạng này.

## Nên ăn

- Nhóm thực phẩm, lượng mỗi ngày
- Ví dụ món quen thuộc

## Nên hạn chế

- Thực phẩm và lý do
- Cách thay thế

## Một ngày mẫu

| Bữa | Món | Ghi chú |
| --- | --- | --- |
| Sáng |  |  |
| Trưa |  |  |
| Tối |  |  |

> [!WARNING]
> **Bài viết không thay lời khám**
>
> Hãy hỏi chuyên gia dinh dưỡng hoặc bác sĩ đang điều trị.

## Nguồn

- Tài liệu, năm`,
  },
  {
    id: 'questions',
    name: 'Hỏi đáp',
    about: 'Những câu khách hay hỏi, mỗi câu một đoạn ngắn.',
    markdown: `Khách của tôi thường hỏi những điều này.

## Câu hỏi thứ nhất?

Trả lời ngắn, rồi giải thích.

## Câu hỏi thứ hai?

Trả lời ngắn, rồi giải thích.

## Câu hỏi thứ ba?

Trả lời ngắn, rồi giải thích.

> Lời nhắn của chuyên gia.
>
> — Tên chuyên gia`,
  },
  {
    id: 'recipe',
    name: 'Giới thiệu món ăn',
    about: 'Câu chuyện của một món, kèm thẻ công thức.',
    markdown: `Món này hợp với ai, ăn khi nào.

## Vì sao nên thử

- Điểm hay về dinh dưỡng
- Dễ nấu, dễ mua

## Cách nấu

Chèn thẻ công thức ở đây bằng nút “Công thức”.

## Mẹo nhỏ

- Giảm muối
- Thay nguyên liệu`,
  },
] as const;

export type ArticleTemplate = (typeof TEMPLATES)[number];
