import type { AdminDossierDto, AdminFileDto } from '@pratiche/api';
import { createEmptyDossierForm } from '@pratiche/domain';
import { AppProviders } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { AdminFilesPanel } from './AdminFilesPanel.js';
import { StatusActions } from './StatusActions.js';

afterEach(cleanup);

const STORED = {
  id: 31,
  fileName: 'cpid.pdf',
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-02T10:00:00.000Z',
};

function open(status: 'ACCEPTED' | 'SENTTOENEA', cpid: Pick<AdminFileDto, 'cpid' | 'file'>): void {
  const adminFiles: AdminFileDto[] = [
    { name: 'CodiceCpid', filing: 'serramenti', isRequired: true, ...cpid },
    { name: 'Ricevuta', filing: 'serramenti', isRequired: true, cpid: null, file: null },
  ];
  const form = createEmptyDossierForm();
  const dossier = { ...form, id: 7, accountId: 3, status: { code: status }, adminFiles };
  const step = { openRequests: 0, busy: false, onRequest: jest.fn() };
  render(
    <MemoryRouter>
      <AppProviders>
        <StatusActions
          {...step}
          status={status}
          form={form}
          adminFiles={adminFiles}
          pending={null}
        />
        <AdminFilesPanel {...step} isNext dossier={dossier as unknown as AdminDossierDto} />
      </AppProviders>
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leads from a step that waits for the CPID to its number, then to its document', () => {
  open('ACCEPTED', { cpid: null, file: null });
  press('Scrivi il numero CPID');
  expect(document.activeElement).toBe(screen.getByLabelText('Numero CPID'));
  cleanup();
  open('ACCEPTED', { cpid: '2026-1', file: null });
  press('Carica il documento');
  expect(document.activeElement?.textContent).toBe('Scegli file');
  expect(document.activeElement?.closest('[role="group"][aria-label="Codice CPID"]')).toBeTruthy();
});

it('leads to the receipt of a dossier that is with ENEA', () => {
  open('SENTTOENEA', { cpid: '2026-1', file: STORED });
  press('Carica la ricevuta');
  expect(
    document.activeElement?.closest('[role="group"][aria-label="Ricevuta ENEA"]'),
  ).toBeTruthy();
});
