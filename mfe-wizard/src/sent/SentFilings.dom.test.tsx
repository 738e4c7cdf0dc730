import type { AdminFileDto, UploadedFileDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { SentFilings } from './SentFilings.js';

const file = (id: number): UploadedFileDto => ({
  id,
  fileName: 'a.pdf',
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-02T10:00:00.000Z',
});
const open = (adminFiles: AdminFileDto[]) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <SentFilings adminFiles={adminFiles} />
      </AppProviders>
    </MemoryRouter>,
  );
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const base = { isRequired: true, cpid: null, file: null };

afterEach(cleanup);

it('shows nothing before the dossier is filed', () => {
  open([
    { ...base, name: 'CodiceCpid', filing: 'serramenti' },
    { ...base, name: 'Ricevuta', filing: 'serramenti' },
  ]);
  expect(buttons()).toEqual([]);
  expect(screen.queryByText('Codice CPID')).toBeNull();
});

it('shows the CPID of the only declaration, and its files', () => {
  open([
    { ...base, name: 'CodiceCpid', filing: 'bonusCasa', cpid: '2026-A1', file: file(1) },
    { ...base, name: 'Ricevuta', filing: 'bonusCasa', file: file(2) },
  ]);
  expect(screen.getByText('Codice CPID').nextElementSibling?.textContent).toBe('2026-A1');
  expect(buttons()).toEqual(['Scarica: Ricevuta ENEA', 'Scarica: Codice CPID']);
});

it('tells the declarations apart where there are two, and leaves former ones out', () => {
  open([
    { ...base, name: 'CodiceCpid', filing: 'serramenti', cpid: '2026-A1' },
    { ...base, name: 'Ricevuta', filing: 'serramenti', file: file(1) },
    { ...base, name: 'CodiceCpid', filing: 'schermature', cpid: '2026-B2' },
    { ...base, name: 'Ricevuta', filing: 'schermature', file: file(2) },
    { ...base, name: 'Ricevuta', filing: 'bonusCasa', file: file(3), isRequired: false },
  ]);
  const second = within(screen.getByRole('region', { name: 'Schermature e chiusure' }));
  expect(second.getByText('Codice CPID').nextElementSibling?.textContent).toBe('2026-B2');
  expect(second.getByRole('button').textContent).toBe('Scarica: Ricevuta ENEA');
  expect(buttons()).toEqual([
    'Scarica: Ricevuta ENEA – Serramenti',
    'Scarica: Ricevuta ENEA – Schermature e chiusure',
  ]);
});

it('shows what the energy calculation of the shadings says, before the CPID as well', () => {
  const energySaving = {
    kwh: 311,
    origin: 'tecnico',
    recorded: '2026-03-02T10:00:00.000Z',
  } as const;
  open([
    { ...base, name: 'CodiceCpid', filing: 'serramenti' },
    { ...base, name: 'CodiceCpid', filing: 'schermature', energySaving },
  ]);
  const second = within(screen.getByRole('region', { name: 'Schermature e chiusure' }));
  expect(
    second.getByText('Calcolo energetico: risparmio stimato').nextElementSibling?.textContent,
  ).toBe('311 kWh/anno (Calcolo di un tecnico)');
});

it('lets the calculation of the saving be downloaded, after what the customer is given', () => {
  const saved = { ...base, name: 'CodiceCpid', filing: 'schermature' } as const;
  open([
    { ...saved, savingFile: file(3) },
    { ...base, name: 'Ricevuta', filing: 'schermature', file: file(2) },
  ]);
  expect(buttons()).toEqual([
    'Scarica: Ricevuta ENEA',
    'Scarica: Calcolo del risparmio energetico',
  ]);
  cleanup();
  open([
    { ...saved, savingFile: file(3) },
    { ...base, name: 'CodiceCpid', filing: 'serramenti', cpid: '2026-A1' },
  ]);
  expect(buttons()).toEqual(['Scarica: Calcolo del risparmio energetico – Schermature e chiusure']);
  cleanup();
  open([{ ...saved, savingFile: null }]);
  expect(buttons()).toEqual([]);
});

it('shows the annulled CPIDs of a corrected declaration beside the one in force', async () => {
  open([
    {
      ...base,
      name: 'CodiceCpid',
      filing: 'bonusCasa',
      cpid: '2026-A3',
      corrections: [
        {
          id: 2,
          at: '2026-03-04T10:00:00.000Z',
          who: 'Serafina Baldacci',
          reason: 'Somma corretta',
          formerCpid: '2026-A2',
          receipt: file(4),
          document: null,
        },
        {
          id: 1,
          at: '2026-03-03T10:00:00.000Z',
          who: 'Serafina Baldacci',
          reason: 'Data corretta',
          formerCpid: null,
          receipt: null,
          document: file(5),
        },
      ],
    },
    { ...base, name: 'Ricevuta', filing: 'bonusCasa', file: file(6) },
  ]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CPID attuale: 2026-A3/),
    expect.stringMatching(/^CPID precedente: 2026-A2.*Serafina Baldacci.*Somma corretta/),
    expect.stringMatching(/^CPID precedente: non registrato.*Data corretta/),
  ]);
  expect(buttons()).toEqual([
    'Scarica: Ricevuta ENEA',
    'Copia il codice 2026-A3',
    'Copia il codice 2026-A2',
    'Scarica la ricevuta precedente: 2026-A2',
    'Documento del CPID precedente',
  ]);
});
