// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Recipe } from '../../../domain/records/recipes';
import { UiProvider } from '../../../ui/Provider';
import { RecipePublish } from './RecipePublish';

const recipe = {
  title: 'Canh chua',
  description: '',
  ingredients: [],
  instructions: [],
  tips: [],
  tags: [],
} as unknown as Recipe;

function buttons(status: Recipe['status']): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <RecipePublish recipe={recipe} status={status} saving={false} onSave={() => undefined} />
    </UiProvider>,
  );
  return [...page.querySelectorAll('button')].map((button) => button.textContent);
}

it('the panel offers only what the buttons of the header do not', () => {
  expect(buttons('published')).toEqual(['Thu hồi về bản nháp', 'Lưu trữ']);
  expect(buttons('archived')).toEqual([]);
  expect(buttons('draft')).toEqual([]);
});
