import { describe, expect, it } from 'vitest';
import { emptyRecipe } from '../recipeEditing';
import { line } from '../../food/lineFixture';
import { recipeJsonLd } from './jsonLd';
import { readRecipe } from './structured';
import { splitIngredients } from './splitIngredients';
import { linesOfData } from './pageText';

describe('G11 a recipe out of a text', () => {
  it('is read from a message in one piece', () => {
    const result = readRecipe(
      'Thịt kho trứng nước dừa (5 người ăn)\n500g ba chỉ, 6 trứng vịt, 1 trái dừa xiêm, 3-4 tép tỏi băm, ' +
        '2 thìa canh nước mắm, tiêu vừa đủ. Thịt ướp nước mắm, tỏi 30p. Đổ nước dừa, kho 60 phút lửa nhỏ.',
    );
    expect(result).toEqual({
      title: 'Thịt kho trứng nước dừa',
      servings: 5,
      ingredients: [
        '500g ba chỉ',
        '6 trứng vịt',
        '1 trái dừa xiêm',
        '3-4 tép tỏi băm',
        '2 thìa canh nước mắm',
        'tiêu vừa đủ',
      ],
      steps: ['Thịt ướp nước mắm, tỏi 30p', 'Đổ nước dừa, kho 60 phút lửa nhỏ.'],
      tips: [],
    });
  });

  it('is read with headings, times, servings and tips', () => {
    const result = readRecipe(
      [
        'CANH CHUA CÁ LÓC',
        'Món canh miền Nam.',
        'Khẩu phần: 4 người',
        'Thời gian chuẩn bị: 20 phút',
        'Thời gian nấu: 1 giờ 25 phút',
        'Nguyên liệu:',
        '- 1 con cá lóc 500g',
        '- Muối, tiêu, đường: vừa đủ',
        '- Gia vị: hạt nêm, nước mắm',
        'Cách làm:',
        'Bước 1: Cá lóc rửa sạch.',
        'Bước 2: Nấu 1 lít nước, cho me vào.',
        'Mẹo: Nêm nước mắm sau cùng.',
      ].join('\n'),
    );
    expect(result).toEqual({
      title: 'CANH CHUA CÁ LÓC',
      description: 'Món canh miền Nam.',
      servings: 4,
      prepTime: 20,
      cookTime: 85,
      ingredients: [
        '1 con cá lóc 500g',
        'Muối vừa đủ',
        'tiêu vừa đủ',
        'đường vừa đủ',
        'hạt nêm vừa đủ',
        'nước mắm vừa đủ',
      ],
      steps: ['Cá lóc rửa sạch.', 'Nấu 1 lít nước, cho me vào.'],
      tips: ['Nêm nước mắm sau cùng.'],
    });
  });

  it('is read from a page that carries it as data', () => {
    const data = {
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': ['Recipe'],
          name: 'Phở &amp; bò',
          recipeYield: ['4', '4 phần'],
          prepTime: 'PT20M',
          totalTime: 'PT1H30M',
          recipeIngredient: ['200g bánh phở'],
          recipeInstructions: [
            { '@type': 'HowToSection', itemListElement: [{ text: '<p>Chần bánh.</p>' }] },
            'Chan nước.',
          ],
        },
      ],
    };
    const html = `<html><script type="application/ld+json">${JSON.stringify(data)}</script><p>x</p></html>`;
    expect(readRecipe(html)).toEqual({
      title: 'Phở & bò',
      servings: 4,
      prepTime: 20,
      cookTime: 70,
      ingredients: ['200g bánh phở'],
      steps: ['Chần bánh.', 'Chan nước.'],
      tips: [],
    });
  });

  it('is nothing of what a page does', () => {
    expect(
      linesOfData('<p onclick="x()">Cá</p><script>bad()</script><img src=x onerror=bad()>'),
    ).toBe('Cá');
    expect(readRecipe('{"not": "a recipe"').ingredients).toEqual([]);
    expect(readRecipe('')).toEqual({ title: '', ingredients: [], steps: [], tips: [] });
  });

  it('comes back from its own export', () => {
    const base = {
      id: 'r',
      workspaceId: 'w',
      expertId: 'e',
      createdAt: '2026-11-22T00:00:00.000Z',
      updatedAt: '2026-11-22T00:00:00.000Z',
    };
    const recipe = {
      ...emptyRecipe(base),
      title: 'Cá kho',
      prepTime: 10,
      cookTime: 45,
      instructions: [{ lineId: 's', order: 1, instruction: 'Kho.', imageUrls: [] }],
      ingredients: [
        {
          ...line('l1', { name: 'Cá lóc', quantity: 500, unit: 'g' }),
          type: 'food' as const,
          order: 1,
        },
        {
          ...line('l2', { name: 'Hạt tiêu', quantity: 0, unit: 'muỗng cà phê' }),
          type: 'food' as const,
          order: 2,
        },
      ],
    };
    expect(readRecipe(JSON.stringify(recipeJsonLd(recipe)))).toMatchObject({
      title: 'Cá kho',
      servings: 4,
      prepTime: 10,
      cookTime: 45,
      ingredients: ['500 g Cá lóc', 'Hạt tiêu vừa đủ'],
      steps: ['Kho.'],
    });
  });

  it.each([
    ['100g tôm và 50g mực', ['100g tôm', '50g mực']],
    ['100g tôm & 50g mực', ['100g tôm', '50g mực']],
    ['2 và 1/2 chén gạo', ['2 và 1/2 chén gạo']],
    ['Gia vị: nước mắm, dầu hào, mỗi thứ 1 muỗng', ['nước mắm 1 muỗng', 'dầu hào 1 muỗng']],
    ['Nước chấm: mắm tôm, chanh', ['mắm tôm vừa đủ', 'chanh vừa đủ']],
  ])('G11 "%s" loses none of its foods', (written, parts) => {
    expect(splitIngredients(written)).toEqual(parts);
  });

  it('has several ingredients in one line', () => {
    expect(splitIngredients('Rau xà lách, dưa leo, giá')).toEqual([
      'Rau xà lách',
      'dưa leo',
      'giá',
    ]);
    expect(splitIngredients('Hành tím, tỏi băm: mỗi thứ 1 muỗng canh')).toEqual([
      'Hành tím 1 muỗng canh',
      'tỏi băm 1 muỗng canh',
    ]);
    for (const one of ['Tỏi, băm nhuyễn', 'Thịt bò, loại ngon', 'toi, bam nho'])
      expect(splitIngredients(one)).toEqual([one]);
  });

  it.each<[string, string[]]>([
    ['hanh la, toi bam 1 cu', ['hanh la', 'toi bam 1 cu']],
    ['hanh, toi, ot', ['hanh', 'toi', 'ot']],
    ['toi, bam nho', ['toi, bam nho']],
    ['thit bo, thai mong 200g', ['thit bo, thai mong 200g']],
  ])('parts a line without accents where it names foods only: %s', (line, parts) => {
    expect(splitIngredients(line)).toEqual(parts);
  });

  it('is read with emoji, numbers in boxes and hashtags', () => {
    const result = readRecipe(
      'CANH CHUA CÁ LÓC 🐟🍅\n👉 Chuẩn bị:\n✅ Cá lóc: 1 con (tầm 800gr)\n✅ Bạc hà: 1 cây\n✅ Gia vị: đường, muối\n' +
        '👉 Thực hiện:\n1️⃣ Cá làm sạch.\n2️⃣ Nấu 1,5 lít nước với me.\n#monngon #canhchua',
    );
    expect(result).toEqual({
      title: 'CANH CHUA CÁ LÓC',
      ingredients: ['Cá lóc: 1 con (tầm 800gr)', 'Bạc hà: 1 cây', 'đường vừa đủ', 'muối vừa đủ'],
      steps: ['Cá làm sạch.', 'Nấu 1,5 lít nước với me.'],
      tips: [],
    });
  });

  it('is read with the emphasis of markdown, and headings within its ingredients', () => {
    const result = readRecipe(
      '**Bún bò Huế** (cho 6 người)\n\n*Nguyên liệu nước dùng:*\n- 1 kg xương ống\n\n*Nguyên liệu ăn kèm:*\n' +
        '- Rau muống chẻ, bắp chuối, giá\n- Bạc hà\n\n*Các bước thực hiện:*\n1) Hầm xương 2 tiếng.',
    );
    expect(result).toEqual({
      title: 'Bún bò Huế',
      servings: 6,
      ingredients: ['1 kg xương ống', 'Rau muống chẻ', 'bắp chuối', 'giá', 'Bạc hà'],
      steps: ['Hầm xương 2 tiếng.'],
      tips: [],
    });
  });

  it('needs no headings: ingredients come in a row, then what is done', () => {
    const result = readRecipe(
      'Trứng chiên thịt nè\nthịt băm 200g\n1 thìa hạt nêm\nCá hồi phi lê 200g\nĐá viên\n\n' +
        'đánh trứng với thịt và hành\nchiên vàng 2 mặt\năn với cơm nóng nha',
    );
    expect(result).toMatchObject({
      ingredients: ['thịt băm 200g', '1 thìa hạt nêm', 'Cá hồi phi lê 200g', 'Đá viên'],
      steps: ['đánh trứng với thịt và hành', 'chiên vàng 2 mặt', 'ăn với cơm nóng nha'],
    });
  });

  it('says how long and for how many in one line, or behind a colon', () => {
    const result = readRecipe(
      'Gà kho gừng\nKhẩu phần: 4 người | Chuẩn bị: 15 phút | Nấu: 30 phút\nNguyên liệu\n1 kg đùi gà',
    );
    expect(result).toMatchObject({ servings: 4, prepTime: 15, cookTime: 30 });
    expect(readRecipe('Chè đậu\nSố phần: 6\nNguyên liệu: 200g đậu xanh').servings).toBe(6);
  });

  it('reads what the parts of a list, of an egg and of a post are', () => {
    const result = readRecipe(
      'Bánh flan\n4 người\n* Phần caramen:\n- 100g đường\n* Phần flan:\n- 4 trứng gà + 2 lòng đỏ\nGia vị: 1 thìa muối\n' +
        'Cách làm\n1\nThắng đường.\n2\nHấp 30 phút.\nChúc cả nhà ngon miệng',
    );
    expect(result).toMatchObject({
      servings: 4,
      ingredients: ['100g đường', '4 trứng gà', '2 lòng đỏ', '1 thìa muối'],
      steps: ['Thắng đường.', 'Hấp 30 phút.'],
    });
  });

  it('knows NL and CL, and steps written 1/', () => {
    const result = readRecipe(
      'Nem rán\nNL: 300g thịt, 50g miến\nCL: Trộn tất cả.\n2/ Chiên vàng giòn',
    );
    expect(result).toMatchObject({
      ingredients: ['300g thịt', '50g miến'],
      steps: ['Trộn tất cả.', 'Chiên vàng giòn'],
    });
  });
});
