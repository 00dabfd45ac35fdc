// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { common } from '../i18n/common';
import { laterPart } from './laterPart';
import { UiProvider } from './Provider';
import { toaster } from './toaster';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (what: ReactNode) =>
  act(async () =>
    root.render(
      <UiProvider>
        <h1>Khách hàng</h1>
        {what}
      </UiProvider>,
    ),
  );
const getText = () => document.body.textContent;

const Dialog = ({ name }: { name: string; onClose?: () => void }) => <p>Sửa {name}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));

function lostOnce() {
  let tries = 0;
  return laterPart(() => {
    tries += 1;
    return tries === 1 ? lost() : Promise.resolve(Dialog);
  });
}

it('S04 a dialog that is not on the device closes and says so; the page stays, and the next press asks again', async () => {
  const Later = lostOnce();
  const onClose = vi.fn();
  const toastSpy = vi.spyOn(toaster, 'create');
  await draw(<Later name="Mai" onClose={onClose} />);
  expect(onClose).toHaveBeenCalledOnce();
  expect(getText()).toContain('Khách hàng');
  const reload = { label: 'Tải lại trang', onClick: expect.any(Function) };
  expect(toastSpy).toHaveBeenCalledWith({
    type: 'warning',
    title: common.partMissing,
    action: reload,
  });
  await draw(null);
  await draw(<Later name="Mai" onClose={onClose} />);
  expect(getText()).toContain('Sửa Mai');
  expect(onClose).toHaveBeenCalledOnce();
});

it('S04 a button whose menu is not on the device stays, and takes its press back', async () => {
  const Later = lostOnce();
  const release = vi.fn();
  await draw(
    <Later name="Mai" waiting={<button type="button">Thêm</button>} onMissing={release} />,
  );
  expect(release).toHaveBeenCalledOnce();
  expect(document.querySelector('button')?.textContent).toBe('Thêm');
});

it('S04 a part of a page that is not on the device says so in its place', async () => {
  const Later = lostOnce();
  await draw(<Later name="Mai" />);
  expect(getText()).toBe(`Khách hàng${common.partMissing}Tải lại trang`);
});

it('S04 an error of the part itself goes on to the page', async () => {
  class Page extends Component<{ children: ReactNode }, { message: string }> {
    override state = { message: '' };
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render = () => this.state.message || this.props.children;
  }
  const Broken = laterPart(() =>
    Promise.resolve((): ReactNode => {
      throw new Error('x is undefined');
    }),
  );
  const onMissing = vi.fn();
  await draw(
    <Page>
      <Broken onMissing={onMissing} />
    </Page>,
  );
  expect(getText()).toContain('x is undefined');
  expect(onMissing).not.toHaveBeenCalled();
});
