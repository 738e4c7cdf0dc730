import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitForStartFiles } from './wait-for-start-files.js';

const arrived = new Set<string>();
let isSettled: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom records no times of files.
  Object.assign(performance, {
    getEntriesByName: (name: string) => (arrived.has(name) ? [{ name }] : []),
  });
  document.head.innerHTML = ['/packages.js', '/portal.js']
    .map((href) => `<link rel="preload" as="script" href="${href}">`)
    .join('');
  isSettled = false;
});
afterEach(() => {
  jest.useRealTimers();
  arrived.clear();
  document.head.innerHTML = '';
});

const findLink = (name: string): HTMLLinkElement => {
  const link = document.querySelector<HTMLLinkElement>(`link[href="/${name}.js"]`);
  if (link === null) throw new Error(`No link of ${name}`);
  return link;
};

async function settle(): Promise<boolean> {
  await jest.advanceTimersByTimeAsync(0);
  return isSettled;
}

const wait = () => {
  void waitForStartFiles().then(() => (isSettled = true));
};

it('waits for each of them, whether it comes or fails', async () => {
  wait();
  findLink('portal').dispatchEvent(new Event('load'));
  expect(await settle()).toBe(false);
  findLink('packages').dispatchEvent(new Event('error'));
  expect(await settle()).toBe(true);
});

it('does not wait for a file that was here before', async () => {
  arrived.add(findLink('portal').href);
  wait();
  findLink('packages').dispatchEvent(new Event('load'));
  expect(await settle()).toBe(true);
});

it('ends after four seconds where no event comes', async () => {
  wait();
  await jest.advanceTimersByTimeAsync(3_900);
  expect(isSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(isSettled).toBe(true);
});
