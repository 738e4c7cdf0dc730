import { createDraft, type AccessFixtures } from '../../../kit/access-fixtures.js';
import { ORTENSIA } from '../../../kit/dossier-fixtures.js';
import { createCompletedLink, createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { taxCode } from '../../../kit/tax-code.js';
import { revokeLink, saveByLink } from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

/** The receipt of a completed dossier, by the link that was made before it was sent. */
async function createReceiptPath(cast: AccessFixtures): Promise<string> {
  const { token } = await createCompletedLink(cast.owner, { http: cast.http.admin });
  return `Module/receiptByToken/${token}/serramenti`;
}

export const BENEFICIARY_LINK_ROUTES: RouteRows = {
  'GET /api/Module/sendToClient/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) =>
      toRequest(`Module/sendToClient/${(await createDraft(cast)).id}?email=cliente@example.test`),
  },
  'POST /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'repeatable',
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'GET /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'DELETE /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
    doneRequest: revokeLink,
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'GET /api/Module/getModuleByToken/:id/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      return toRequest(`Module/getModuleByToken/${id}/${(await createLink(cast.owner, id)).token}`);
    },
  },
  'PUT /api/Module/updateByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    twice: 'once',
    doneRequest: saveByLink,
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      return {
        path: `Module/updateByBeneficiary/${(await createLink(cast.owner, id)).token}`,
        ask: { json: { id, version } },
      };
    },
  },
  'POST /api/Module/finishByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    twice: 'same',
    request: async (cast) =>
      toRequest(
        `Module/finishByBeneficiary/${(await createLink(cast.owner, (await createDraft(cast)).id)).token}`,
      ),
  },
  'GET /api/Module/filingsByToken/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      toRequest(
        `Module/filingsByToken/${(await createLink(cast.owner, (await createDraft(cast)).id)).token}`,
      ),
  },
  'GET /api/Module/receiptByToken/:token/:filing': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => toRequest(await createReceiptPath(cast)),
  },
  'GET /api/Module/getDataFromSSNByToken/:token/:ssn': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      toRequest(
        `Module/getDataFromSSNByToken/${(await createLink(cast.owner, (await createDraft(cast)).id)).token}/${taxCode(ORTENSIA)}`,
      ),
  },
};
