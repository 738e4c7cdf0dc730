import { cleanup, render, screen } from '@testing-library/react';
import { createEmptyDossierForm } from '@pratiche/domain';
import { AppProviders } from '@pratiche/ui';
import { afterEach, expect, it } from '@jest/globals';
import { SentData } from './SentData.js';

afterEach(cleanup);

it('shows the first values of a block that is still closed', async () => {
  const form = {
    ...createEmptyDossierForm(),
    beneficiaryFirstName: 'Ortensia',
    beneficiaryLastName: 'Brughetti',
  };
  render(
    <AppProviders>
      <SentData form={form} />
    </AppProviders>,
  );
  const [heading] = await screen.findAllByText(/Brughetti/, { selector: 'summary span' });
  expect(heading?.closest('details')?.open).toBe(false);
  expect(heading?.textContent).toContain('Ortensia');
});
