import { applySettings, resetInForce, SETTING_DEFAULTS } from '@pratiche/domain';
import { afterEach, expect, it } from 'vitest';
import { createDossiersExportPlan } from './dossiers-export.factory.js';

afterEach(resetInForce);

it('calls the statuses what the back office calls them, in cells and filters', () => {
  applySettings({
    current: {
      ...SETTING_DEFAULTS,
      statusNames: { ...SETTING_DEFAULTS.statusNames, SENT: 'Da lavorare' },
    },
    dated: {},
  });
  const { columns, filters } = createDossiersExportPlan(
    { id: 1, role: 'Admin', isContractVerified: false, sessionId: 1, address: '' },
    { page: null, sort: null, filters: { state: 'RECEIVED', status: 'SENT' } },
  );
  expect(columns.find(({ key }) => key === 'status')?.names).toMatchObject({
    SENT: 'Da lavorare',
    ACCEPTED: 'Accettata',
  });
  expect(JSON.stringify(filters)).toContain('Da lavorare');
});
