import type { ApiClient } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { ForgotPasswordPage } from './ForgotPasswordPage.js';

configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

it('asks for a link once, shows the answer, and goes to the login', async () => {
  const asked = stubCall(getTestApi(), 'POST', '/api/Accounts/forgot-password', () => ({
    message: 'Controlla la posta',
  }));
  render(
    <MemoryRouter>
      <AppProviders>
        <Routes>
          <Route index element={<ForgotPasswordPage />} />
          <Route path="/login" element={<h1>Accedi</h1>} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Recupera' });
  fireEvent.click(send);
  await screen.findByText('Campo Obbligatorio!');
  expect(asked).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: ' mario@example.it ' } });
  fireEvent.click(send);
  await screen.findByText('Controlla la posta');
  expect(send.disabled).toBe(true);
  fireEvent.submit(send);
  await screen.findByRole('heading', { name: 'Accedi' });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ body: { email: 'mario@example.it' } }),
  );
});
