import { createCsvForm, insertMunicipalityImport } from '../../../kit/csv-fixtures.js';
import { importMunicipalities, importZones } from '../done/office.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const MUNICIPALITIES_ROUTES: RouteRows = {
  'GET /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/inserimentoMassivoComuni'),
  },
  'GET /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/inserimentoMassivoZoneClimatiche'),
  },
  'POST /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    doneRequest: importMunicipalities,
    request: () => ({
      path: 'municipalities/inserimentoMassivoComuni',
      ask: { form: createCsvForm('x') },
    }),
  },
  'POST /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    doneRequest: importZones,
    request: () => ({
      path: 'municipalities/inserimentoMassivoZoneClimatiche',
      ask: { form: createCsvForm('belfiore;zona_climatica\r\nA794;E') },
    }),
  },
  'GET /api/municipalities/imports': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/imports'),
  },
  'GET /api/municipalities/imports/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => toRequest(`municipalities/imports/${await insertMunicipalityImport()}`),
  },
  'GET /api/municipalities/getAll': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('municipalities/getAll'),
  },
  'GET /api/municipalities/fromZip/:zip/:name': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('municipalities/fromZip/24121/Bergamo'),
  },
};
