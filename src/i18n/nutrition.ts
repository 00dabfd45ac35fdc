export const nutritionText = {
  groups: {
    summary: {
      title: 'Tổng quan',
      keys: ['calories', 'protein', 'carbs', 'fat', 'fiber'],
    },
    minerals: {
      title: 'Khoáng chất',
      keys: [
        'sodium',
        'potassium',
        'calcium',
        'phosphorus',
        'magnesium',
        'iron',
        'zinc',
        'copper',
        'manganese',
        'selenium',
        'iodine',
      ],
    },
    vitamins: {
      title: 'Vitamin',
      keys: [
        'vitaminA',
        'betaCarotene',
        'vitaminC',
        'vitaminD',
        'vitaminE',
        'vitaminK',
        'vitaminB1',
        'vitaminB2',
        'vitaminB3',
        'vitaminB5',
        'vitaminB6',
        'vitaminB12',
        'folate',
        'biotin',
      ],
    },
    additional: {
      title: 'Thành phần khác',
      keys: ['sugar', 'saturatedFat', 'cholesterol', 'purine', 'water', 'ash'],
    },
  },
  missing: {
    fields: { weight: 'cân nặng', height: 'chiều cao', age: 'năm sinh', gender: 'giới tính' },
  },
  suitability: {
    title: 'Độ phù hợp',
    rules: {
      weight_loss_calories: 'Trên 1.500 kcal trong khi mục tiêu là giảm cân',
      muscle_gain_protein: 'Dưới 100 g đạm trong khi mục tiêu là tăng cơ',
      allergens: 'Khách hàng có dị ứng, cần kiểm tra từng món',
      high_bmi_calories: 'BMI trên 25 và thực đơn trên 1.800 kcal',
      low_bmi_calories: 'BMI dưới 18,5: nên chọn thực đơn từ 2.000 kcal',
    },
    unknown: {
      calories: 'Chưa biết năng lượng của thực đơn',
      protein: 'Chưa biết lượng đạm của thực đơn',
      bmi: 'Chưa có cân nặng hoặc chiều cao của khách hàng',
    },
  },
} as const;
