import { describe, expect, it } from 'vitest';
import { emptyRecipe } from '../recipeEditing';
import { recipeJsonLd } from './jsonLd';
import { plainText, readRecipe } from './structured';

describe('G11 a recipe out of a text', () => {
  it('is read from a message in one piece', () => {
    const found = readRecipe(
      'Thịt kho trứng nước dừa (5 người ăn)\n500g ba chỉ, 6 trứng vịt, 1 trái dừa xiêm, 3-4 tép tỏi băm, ' +
        '2 thìa canh nước mắm, tiêu vừa đủ. Thịt ướp nước mắm, tỏi 30p. Đổ nước dừa, kho 60 phút lửa nhỏ.',
    );
    expect(found).toEqual({
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
    const found = readRecipe(
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
    expect(found).toEqual({
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
      plainText('<p onclick="x()">Cá</p><script>bad()</script><img src=x onerror=bad()>'),
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
    };
    expect(readRecipe(JSON.stringify(recipeJsonLd(recipe)))).toMatchObject({
      title: 'Cá kho',
      servings: 4,
      prepTime: 10,
      cookTime: 45,
      steps: ['Kho.'],
    });
  });
});
