import type { AdminDossierDto, InvoiceDoubtDto, InvoiceDto, InvoicesDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { getTestApi } from '../../../test/render-session.js';
import { InvoicesPanel } from './InvoicesPanel.js';

const INVOICE = {
  id: 5,
  number: '12',
  date: '2026-09-20',
  documentType: 'TD02',
  supplier: { name: 'Infissi Chiari Srl' },
  customer: { name: 'Mario Rossi' },
  total: 5060,
  signer: { name: 'ADA BIANCHI', taxCode: null, validity: 'tampered', message: null },
} as unknown as InvoiceDto;
const doubt = (invoiceId: number | null, message: string): InvoiceDoubtDto => ({
  check: 'somme',
  isNote: false,
  field: null,
  invoiceId,
  message,
});

function open(answer: Pick<InvoicesDto, 'invoices' | 'doubts'>) {
  const call = stubCall(getTestApi(), 'GET', '/api/Module/invoices/{id}', () => answer);
  render(
    <MemoryRouter>
      <AppProviders>
        <InvoicesPanel dossier={{ id: 7, version: 2 } as AdminDossierDto} />
      </AppProviders>
    </MemoryRouter>,
  );
  return call;
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('lists number, day, parties, total, signer and doubts of each invoice', async () => {
  open({
    invoices: [INVOICE],
    doubts: [doubt(5, 'Altra azienda.'), doubt(null, 'Somma diversa.')],
  });
  const panel = await screen.findByRole('region', { name: 'Fatture elettroniche' });
  for (const text of [
    'Fattura di acconto n. 12',
    'Infissi Chiari Srl → Mario Rossi',
    'Firmata da ADA BIANCHI: contenuto cambiato dopo la firma.',
    'Altra azienda.',
    'Somma diversa.',
  ])
    expect(within(panel).getByText(text)).toBeTruthy();
  expect(panel.textContent).toContain('20/09/2026');
  expect(panel.textContent).toMatch(/5\.060,00\s€/);
});

it('shows nothing without invoices', async () => {
  const call = open({ invoices: [], doubts: [] });
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByText('Fatture elettroniche')).toBeNull();
});
