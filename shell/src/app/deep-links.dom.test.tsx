import { AppProviders, useSession } from '@pratiche/ui';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { LoginPage } from '../login/LoginPage.js';
import { RouteGuard } from './RouteGuard.js';

const FITTER = { id: 7, jwtToken: 'a.b.c', role: 'User', isContractVerified: true };

/** Another tab writes the session, as the browser tells this one. */
const setStoredUser = (user: object | null) =>
  act(() => {
    if (user === null) window.localStorage.removeItem('user');
    else window.localStorage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('{}', { status: 503 }));
});
afterEach(() => {
  setStoredUser(null);
  cleanup();
});

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Qui: ${pathname}${search}${hash}, ${useSession().user ? 'dentro' : 'fuori'}`}</p>;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders>
        <Place />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route
            path="/modules/drafts"
            element={
              <RouteGuard access="fitter">
                <h1>Bozze</h1>
              </RouteGuard>
            }
          />
          <Route path="*" element={<h1>Altrove</h1>} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );

it('lands on the page that was opened without a session', () => {
  open('/modules/drafts?q=prova#riga');
  expect(screen.getByText('Qui: /login, fuori')).toBeTruthy();
  setStoredUser(FITTER);
  expect(screen.getByText('Qui: /modules/drafts?q=prova#riga, dentro')).toBeTruthy();
});

it('lands at home after a logout', () => {
  setStoredUser(FITTER);
  open('/modules/drafts');
  expect(screen.getByRole('heading', { name: 'Bozze' })).toBeTruthy();
  setStoredUser(null);
  expect(screen.getByText('Qui: /login, fuori')).toBeTruthy();
  setStoredUser({ ...FITTER, id: 8 });
  expect(screen.getByText('Qui: /, dentro')).toBeTruthy();
});
