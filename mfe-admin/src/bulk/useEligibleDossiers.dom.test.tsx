import type { DossierListItemDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import type { DossierSelection } from './useDossierSelection.js';
import { useEligibleDossiers } from './useEligibleDossiers.js';

afterEach(cleanup);

const row = (id: number, hasFiles: boolean) =>
  ({ id, hasFiles, status: { code: 'SENT' }, operatorId: null }) as DossierListItemDto;

const describeDownload = (...rows: DossierListItemDto[]) =>
  renderHook(
    () => useEligibleDossiers({ rows, count: rows.length } as unknown as DossierSelection),
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <AppProviders>{children}</AppProviders>
        </MemoryRouter>
      ),
    },
  ).result.current('download');

it('says beforehand of how many of the chosen dossiers there are documents to download', () => {
  expect(describeDownload(row(1, true), row(2, false), row(3, true))).toEqual({
    ids: [1, 3],
    note: 'Puoi scaricare i documenti di 2 di 3 pratiche',
  });
  expect(describeDownload(row(1, true), row(3, true))).toEqual({ ids: [1, 3], note: null });
});
