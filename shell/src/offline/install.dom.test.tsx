import { AppProviders } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { InstallSection, findInstallWay } from './InstallSection.js';
import { keepInstallOffer } from './install-prompt.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14)';

afterEach(cleanup);

it.each([
  [true, true, ANDROID, 5, 'installed'],
  [false, true, ANDROID, 5, 'offer'],
  [false, false, ANDROID, 5, 'menu'],
  [false, false, IPHONE, 5, 'apple'],
  [false, false, MAC, 5, 'apple'],
  [false, false, MAC, 0, 'menu'],
] as const)(
  'installed %s, offered %s, %s: %i touches, %s',
  (isStandalone, hasOffer, userAgent, maxTouchPoints, way) => {
    expect(findInstallWay({ isStandalone, hasOffer, userAgent, maxTouchPoints })).toBe(way);
  },
);

it('keeps the browser’s offer for its button, and is in words without one', async () => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  keepInstallOffer();
  render(
    <MemoryRouter>
      <AppProviders>
        <InstallSection />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(screen.getByText(/menu del browser/)).toBeTruthy();
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Installa il portale' }));
  await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/menu del browser/)).toBeTruthy();
});
