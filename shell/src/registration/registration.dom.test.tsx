import { AppProviders } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AccountFileField } from '../account-form/AccountFileField.js';
import { RegistrationPage } from './RegistrationPage.js';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const field = (name: string) => document.getElementById(`acc-${name}`) as HTMLInputElement;
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

describe('a file of the registration', () => {
  function One() {
    const [file, setFile] = useState<File | null>(null);
    return (
      <AccountFileField name="ciFront" label="Fronte" file={file} error={null} onChange={setFile} />
    );
  }
  const choose = (name: string) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['x'], name)] },
    });

  it('of another kind is refused at once; the focus stays where the button was', () => {
    render(
      <MemoryRouter>
        <AppProviders>
          <One />
        </AppProviders>
      </MemoryRouter>,
    );
    choose('appunti.txt');
    expect(screen.getByText(/^Il file non è di un tipo consentito/)).toBeTruthy();
    expect(screen.queryByText('appunti.txt')).toBeNull();
    choose('carta.docx');
    expect(
      screen.getByText('Questo file è un documento Word: salvalo come PDF e caricalo di nuovo.'),
    ).toBeTruthy();
    choose('carta.pdf');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Togli il file: Fronte' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Togli il file: Fronte' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Scegli file: Fronte' }),
    );
  });
});

describe('a registration', () => {
  it('lists what keeps a step from being left; each line leads to its field, and goes with its error', async () => {
    render(
      <MemoryRouter>
        <AppProviders>
          <RegistrationPage />
        </AppProviders>
      </MemoryRouter>,
    );
    expect(screen.queryByText(/^Per andare avanti/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    const list = (
      await screen.findByText('Per andare avanti ci sono 6 dati da completare o correggere:')
    ).parentElement as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(field('firstName')));
    // Each field says itself that it is required.
    expect(list.textContent).not.toContain('Campo');
    fireEvent.click(within(list).getByRole('button', { name: 'Telefono' }));
    expect(document.activeElement).toBe(field('phone'));
    type('phone', '0512345678');
    await waitFor(() =>
      expect(within(list).queryByRole('button', { name: 'Telefono' })).toBeNull(),
    );
  });

  it('says what is wrong with the VAT number when the field is left', async () => {
    const form = {
      firstName: 'Mario',
      lastName: 'Rossi',
      email: 'mario@example.test',
      phone: '0512345678',
    };
    window.localStorage.setItem(
      'pratiche.registrazione',
      JSON.stringify({ form, step: 0, at: Date.now() }),
    );
    render(
      <MemoryRouter>
        <AppProviders>
          <RegistrationPage />
        </AppProviders>
      </MemoryRouter>,
    );
    type('password', 'Finestra-Verde-7');
    type('confirmPassword', 'Finestra-Verde-7');
    fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    type('vat', '12345678904');
    await waitFor(
      () =>
        expect(
          screen.getByText(/^La partita IVA non supera il controllo della cifra finale/),
        ).toBeTruthy(),
      { timeout: 15_000 },
    );
  });

  it('says what an e-mail address looks like, in the first field that “Avanti” refuses', async () => {
    render(
      <MemoryRouter>
        <AppProviders>
          <RegistrationPage />
        </AppProviders>
      </MemoryRouter>,
    );
    type('firstName', 'Mario');
    type('lastName', 'Rossi');
    type('email', 'mario@');
    fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    const described = field('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual([
      expect.stringMatching(/Inserire Email Valida/),
      'Per esempio nome@azienda.it.',
    ]);
  });
});
