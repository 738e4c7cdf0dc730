import { createSentDossier } from '../../../kit/dossier-flow.js';
import { createSavedView, savedViewInput } from '../../../kit/saved-view-fixtures.js';
import { createMember } from '../../../kit/account-fixtures.js';
import {
  assign,
  changeView,
  deleteView,
  downloadDossiers,
  chooseColumns,
} from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const DOSSIER_LIST_ROUTES: RouteRows = {
  'POST /api/module/downloads': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    twice: 'same',
    doneRequest: downloadDossiers,
    request: async ({ owner }) => ({
      path: 'module/downloads',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'GET /api/Module/count': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Module/count'),
  },
  'GET /api/Module/figures': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Module/figures'),
  },
  'GET /api/Module/getAll': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Module/getAll?state=ELABORATED'),
  },
  'GET /api/module/documentPoints': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/documentPoints'),
  },
  'GET /api/module/operators': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/operators'),
  },
  'GET /api/module/messageTemplates': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/messageTemplates'),
  },
  'GET /api/module/returnReasons': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/returnReasons'),
  },
  'POST /api/module/accept': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => ({
      path: 'module/accept',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/module/return': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => ({
      path: 'module/return',
      ask: { json: { ids: [await createSentDossier(owner)], reason: 'Manca la firma' } },
    }),
  },
  'POST /api/module/assign': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: assign,
    mayComeLate: true,
    request: async ({ owner }) => ({
      path: 'module/assign',
      ask: { json: { ids: [await createSentDossier(owner)], operatorId: null } },
    }),
  },
  'GET /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/views?list=RECEIVED'),
  },
  'GET /api/Module/views/counts': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/views/counts?list=RECEIVED'),
  },
  'GET /api/Module/columns': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/columns?list=RECEIVED'),
  },
  'PUT /api/Module/columns': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: chooseColumns,
    request: () => ({
      path: 'Module/columns',
      ask: { json: { list: 'RECEIVED', columns: ['id', 'client', 'status'] } },
    }),
  },
  'POST /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: () => ({ path: 'Module/views', ask: { json: savedViewInput() } }),
  },
  'PUT /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    twice: 'same',
    doneRequest: changeView,
    request: async () => ({
      path: `Module/views/${await createSavedView((await createMember({ role: 'Admin' })).http)}`,
      ask: { json: savedViewInput() },
    }),
  },
  'DELETE /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    twice: 'once',
    doneRequest: deleteView,
    request: async () =>
      toRequest(
        `Module/views/${await createSavedView((await createMember({ role: 'Admin' })).http)}`,
      ),
  },
  'GET /api/ModuleStatuses/getAll': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('ModuleStatuses/getAll'),
  },
  'GET /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
  },
  'POST /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: () => toRequest('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
  },
};
