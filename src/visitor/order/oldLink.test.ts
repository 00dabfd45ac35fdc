// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { orderFormStore, surveyStore } from '../store';
import { readOldOrderLink } from './oldLink';

beforeEach(() => localStorage.clear());

const open = (query: string): void => {
  window.history.replaceState(null, '', `/order-personal-menu?${query}`);
  readOldOrderLink();
};

it('P09 a link of the specification fills the form, and nothing of it stays in the address', () => {
  open(
    'email=hanh%40example.vn&dietaryRestrictions=Vegan&allergies=T%C3%B4m,+C%C3%A1&medicalConditions=Gan+nhi%E1%BB%85m+m%E1%BB%A1' +
      '&targetWeight=54&currentWeight=61&height=158&age=34&gender=female&activityLevel=moderately_active&mealFrequency=3+1&packageType=weekly',
  );
  expect(window.location.pathname + window.location.search).toBe('/weekly-order');
  expect(surveyStore.read()).toMatchObject({
    age: 34,
    gender: 'female',
    heightCm: 158,
    weightKg: 61,
    targetWeightKg: 54,
    activity: 'moderately_active',
    allergies: ['Tôm', 'Cá'],
    conditions: ['Gan nhiễm mỡ'],
    restrictions: ['vegan'],
  });
  expect(orderFormStore.read()).toMatchObject({ email: 'hanh@example.vn', mealFrequency: '3+1' });
});

it('P09 empty and wrong values of a link take nothing away', () => {
  surveyStore.write({ age: 40, gender: 'male', dislikes: [], restrictions: [] });
  orderFormStore.write({ name: 'Hùng', email: 'hung@example.vn', phone: '', mealFrequency: '2' });
  open('email=&age=&gender=&height=abc&mealFrequency=&activityLevel=flying&packageType=weekly');
  expect(surveyStore.read()).toMatchObject({ age: 40, gender: 'male' });
  expect(orderFormStore.read()).toMatchObject({ email: 'hung@example.vn', mealFrequency: '2' });
});
