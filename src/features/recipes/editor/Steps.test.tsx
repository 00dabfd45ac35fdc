// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../../ui/Provider';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import type { RecipeValue, Step } from '../model/recipeValue';
import { Steps } from './Steps';

vi.mock('./StepImages', () => ({ StepImages: () => null }));

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Form({ first }: { first: readonly Step[] }) {
  const [value, setValue] = useState({ instructions: [...first] } as RecipeValue);
  const edit: RecipeEditing = (of) => setValue(of);
  return <Steps steps={value.instructions} dish="Cá kho" edit={edit} />;
}

it('E15 the caret stands in a step that was added, not on the button', async () => {
  const first = [{ lineId: 'a', order: 1, instruction: 'Rửa cá.', imageUrls: [] }];
  await act(async () =>
    root.render(
      <UiProvider>
        <Form first={first} />
      </UiProvider>,
    ),
  );
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
  const add = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Thêm bước'),
  );
  for (const stepNumber of [2, 3]) {
    await act(async () => add?.click());
    expect(document.activeElement?.getAttribute('aria-label')).toContain(String(stepNumber));
    expect(document.querySelectorAll('textarea')).toHaveLength(stepNumber);
  }
});
