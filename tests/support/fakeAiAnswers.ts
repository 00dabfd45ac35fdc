import type { FoodPhotoAnswer } from '../../src/domain/practice/ai/prompts/foodPhoto';
import type { MealPlanAnswer } from '../../src/domain/practice/ai/prompts/mealPlan';

const meal = (name: string, ...dishes: string[]) => ({ name, calories: 450, dishes });

export const MEAL_PLAN: MealPlanAnswer = {
  dailyPlans: [
    {
      day: 1,
      meals: {
        breakfast: meal('Phở gà', 'Phở gà'),
        lunch: meal('Cơm với cá', 'Cơm trắng', 'Cá lóc kho tộ', 'Rau muống luộc', 'Canh bí đao'),
        dinner: meal('Cơm với gà', 'Cơm gạo lứt', 'Gà kho gừng', 'Canh chua tôm'),
      },
      snacks: ['Sữa chua không đường'],
    },
    {
      day: 2,
      meals: {
        breakfast: meal('Bún lứt trộn hạt chia cầu vồng'),
        lunch: meal('Cơm với thịt', 'Cơm trắng', 'Thịt kho trứng', 'Bầu luộc'),
        dinner: meal('Cơm với đậu', 'Cơm trắng', 'Đậu hũ sốt cà chua', 'Canh cải'),
      },
      snacks: ['Ổi'],
    },
  ],
  totalCalories: 1400,
  macros: { protein: 60, carbs: 200, fat: 40 },
};

export const FOOD_PHOTO: FoodPhotoAnswer = {
  foodName: 'Cơm tấm sườn',
  estimatedCalories: 740,
  nutrients: { protein: 38, carbs: 80, fat: 28 },
  healthScore: 6,
  foods: [
    { name: 'Cơm trắng', grams: 210, isSure: true },
    { name: 'Dưa leo', grams: 60, isSure: true },
    { name: 'Sốt đặc biệt', grams: 10, isSure: false },
  ],
};
