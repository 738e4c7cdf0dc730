import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { createDossiersExportPlan } from './dossiers-export.factory.js';

it('calls the statuses what the back office calls them, in cells and filters', () => {
  const rules = createAllRules({
    ...BUILT_IN_SETTINGS,
    statusNames: { ...BUILT_IN_SETTINGS.statusNames, SENT: 'Da lavorare' },
  });
  const { columns, filters } = createDossiersExportPlan(
    { id: 1, role: 'Admin', isContractVerified: false, sessionId: 1, address: '' },
    { page: null, sort: null, filters: { state: 'RECEIVED', status: 'SENT' } },
    rules,
  );
  expect(columns.find(({ key }) => key === 'status')?.names).toMatchObject({
    SENT: 'Da lavorare',
    ACCEPTED: 'Accettata',
  });
  expect(JSON.stringify(filters)).toContain('Da lavorare');
});
