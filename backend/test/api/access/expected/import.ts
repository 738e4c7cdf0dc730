import { createDraft } from '../../../kit/access-fixtures.js';
import type { InvoicesDto } from '@pratiche/api';
import { createInvoiceForm, createInvoiceXml, postInvoice } from '../../../kit/invoice-fixtures.js';
import { expectOk, createSentDossier } from '../../../kit/dossier-flow.js';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import { importCustomers, readXml } from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const IMPORT_ROUTES: RouteRows = {
  'POST /api/Module/xml/preview': {
    policy: 'fitter',
    record: 'none',
    twice: 'same',
    doneRequest: readXml,
    request: () => ({
      path: 'Module/xml/preview',
      ask: { raw: '<x/>', headers: { 'content-type': 'text/xml' } },
    }),
  },
  'GET /api/Module/xml/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/xml/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/invoices/check': {
    policy: 'fitter',
    record: 'none',
    twice: 'same',
    request: () => ({
      path: 'Module/invoices/check',
      ask: { form: createInvoiceForm(createInvoiceXml()) },
    }),
  },
  'POST /api/Module/invoices/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'once',
    request: async (cast) => ({
      path: `Module/invoices/${(await createDraft(cast)).id}`,
      ask: { form: createInvoiceForm(createInvoiceXml()) },
    }),
  },
  'GET /api/Module/invoices/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) => toRequest(`Module/invoices/${(await createDraft(cast)).id}`),
  },
  'DELETE /api/Module/invoices/:id/:invoiceId': {
    policy: 'fitter',
    record: 'own',
    twice: 'once',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      const { invoices } = await expectOk<InvoicesDto>(
        postInvoice(cast.owner, id, createInvoiceXml()),
      );
      return toRequest(`Module/invoices/${id}/${invoices[0]?.id}`);
    },
  },
  'GET /api/Module/csv/template': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Module/csv/template'),
  },
  'POST /api/Module/csv/preview': {
    policy: 'fitter',
    record: 'none',
    twice: 'same',
    request: () => ({
      path: 'Module/csv/preview',
      ask: { form: createCsvForm('nome;cognome\r\nGelsomino;Trapani') },
    }),
  },
  'POST /api/Module/csv/import': {
    policy: 'fitter',
    record: 'none',
    twice: 'same',
    doneRequest: importCustomers,
    request: () => ({
      path: 'Module/csv/import',
      ask: {
        form: createCsvForm('nome;cognome\r\nGelsomino;Trapani', { confirmation: 'x'.repeat(32) }),
      },
    }),
  },
};
