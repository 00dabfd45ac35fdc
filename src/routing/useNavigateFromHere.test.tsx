// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavigateFromHere } from './useNavigateFromHere';

let root: Root;
let finish: () => void;

function Form() {
  const leave = useNavigateFromHere();
  const save = async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    leave('/menus', { replace: true });
  };
  return (
    <button type="button" onClick={() => void save()}>
      Lưu
    </button>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/menus/create');
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Link to="/clients">Khách hàng</Link>
        <Routes>
          <Route path="/menus/create" element={<Form />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (what: string) => act(async () => document.querySelector<HTMLElement>(what)?.click());

it('E06 a save leads on from the form', async () => {
  await press('button');
  await act(async () => finish());
  expect(window.location.pathname).toBe('/menus');
});

it('E06 a save that ends when the person is on another page leaves them there', async () => {
  await press('button');
  await press('a');
  expect(window.location.pathname).toBe('/clients');
  await act(async () => finish());
  expect(window.location.pathname).toBe('/clients');
});
