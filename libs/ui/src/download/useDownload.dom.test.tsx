import type { Download, DownloadLink } from '@pratiche/api';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { AppProviders } from '../providers/AppProviders.js';
import { useDownload } from './useDownload.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A busy machine needs more than the default timeout of one second. */
const PATIENT = { timeout: 15_000 };

it('saves everything that came to an end together, one after the other, while a second press of a button does nothing', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { result } = renderHook(() => useDownload(), { wrapper: AppProviders });
  const file = (fileName: string) => () =>
    Promise.resolve<Download>({ blob: new Blob(['x']), fileName });
  act(() => {
    for (const name of ['uno', 'due', 'tre'])
      result.current.enqueueDownload(name, file(`${name}.xlsx`), 'Errore Download');
  });
  await waitFor(() => expect(saved).toEqual(['uno.xlsx', 'due.xlsx', 'tre.xlsx']), PATIENT);
  await waitFor(() => expect(result.current.activeDownload).toBeNull(), PATIENT);

  let release = (_: Download): void => undefined;
  const slow = jest.fn(
    () =>
      new Promise<Download>((resolve) => {
        release = resolve;
      }),
  );
  act(() => result.current.download('a', slow, 'x'));
  await waitFor(() => expect(result.current.activeDownload).toBe('a'), PATIENT);
  act(() => result.current.download('b', slow, 'x'));
  expect(slow).toHaveBeenCalledTimes(1);
  await act(async () => {
    release({ blob: new Blob(['x']), fileName: 'a.xlsx' });
    await Promise.resolve();
  });
  await waitFor(() => expect(saved.at(-1)).toBe('a.xlsx'), PATIENT);
});

it('leaves a link to the browser, and saves the file from the portal where the link does not work', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const fetchFromPortal = jest.fn(() =>
    Promise.resolve<Download>({ blob: new Blob(['x']), fileName: 'grande.zip' }),
  );
  const link: DownloadLink = { url: 'https://blob.test/grande.zip?sig=x', fetchFromPortal };
  const addresses: string[] = [];
  // Nothing is asked of the network.
  jest
    .spyOn(HTMLIFrameElement.prototype, 'src', 'set')
    .mockImplementation((address) => void addresses.push(address));
  const { result } = renderHook(() => useDownload(), { wrapper: AppProviders });
  act(() => result.current.download('a', () => Promise.resolve(link), 'Errore Download'));
  await waitFor(() => expect(addresses).toEqual([link.url]), PATIENT);
  await waitFor(() => expect(result.current.activeDownload).toBeNull(), PATIENT);
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('No frame');
  // The empty document of the beginning is no error, and a file that is saved is no event.
  act(() => void frame.dispatchEvent(new Event('load')));
  expect([frame.isConnected, fetchFromPortal.mock.calls]).toEqual([true, []]);

  Object.defineProperty(frame, 'contentDocument', { value: null });
  act(() => void frame.dispatchEvent(new Event('load')));
  await waitFor(() => expect(saved).toEqual(['grande.zip']), PATIENT);
  expect([frame.isConnected, addresses]).toEqual([false, [link.url]]);
});
