import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyFrom, part } from './part';

const Greeting = ({ name }: { name: string }) => <p>Chào {name}</p>;
const drawn = (Shown: ComponentType<{ name: string }>) =>
  renderToString(
    <Suspense fallback="chờ">
      <Shown name="Mai" />
    </Suspense>,
  );

it('S04 a part that is there is drawn at once; one that is not shows its stand-in', async () => {
  let fetched = 0;
  const greetings = part(() => {
    fetched += 1;
    return Promise.resolve({ Greeting });
  });
  const Shown = lazyFrom(greetings, (module) => module.Greeting);
  expect(drawn(Shown)).toContain('chờ');
  await greetings.load();
  // React leaves a stand-in standing for 300 ms.
  expect(drawn(Shown)).toContain('Mai');
  expect(drawn(Shown)).not.toContain('chờ');
  const before = fetched;
  await greetings.load();
  expect(fetched).toBe(before);
});

it('S04 a part that could not be fetched is fetched again when it is asked for again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve({ Greeting })];
  const greetings = part(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(greetings.load()).rejects.toThrow('no network');
  expect(greetings.loaded).toBeUndefined();
  expect((await greetings.load()).Greeting).toBe(Greeting);
});
