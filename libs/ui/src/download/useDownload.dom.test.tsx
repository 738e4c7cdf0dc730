import type { Download } from '@pratiche/api';
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
