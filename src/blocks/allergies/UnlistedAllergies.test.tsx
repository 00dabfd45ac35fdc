// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/Provider';
import { UnlistedAllergies } from './UnlistedAllergies';

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

it.each([
  [['Chưa rõ'], '“Chưa rõ”: chưa biết khách dị ứng gì, nên chưa món nào được dò. Hãy hỏi khách.'],
  [['xyzzy'], '“xyzzy”: không có trong danh sách chất gây dị ứng'],
  [['Tôm', 'không'], ''],
])('of the allergies %s it says: %s', async (allergies, words) => {
  await act(async () =>
    root.render(
      <UiProvider>
        <UnlistedAllergies allergies={allergies} />
      </UiProvider>,
    ),
  );
  const text = document.body.textContent ?? '';
  if (words === '') expect(text).toBe('');
  else expect(text).toContain(words);
});
