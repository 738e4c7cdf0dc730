import type { PaperSignatureDto } from '@pratiche/api';
import type { AccessFixtures, AccessRequest } from '../../../kit/access-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { sql } from '../../../kit/account-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { drawnSignature } from '../../../kit/drawn-signature.js';
import {
  companySide,
  completeCompany,
  openPaper,
  readPaper,
} from '../../../kit/signature-fixtures.js';
import type { AccessRow } from './access-row.js';
import { createDraft, toRequest } from './requests.js';

const BODY = {
  page: 1,
  reason: 'Da rivedere',
  code: '123456',
  drawing: drawnSignature(),
  consentVersion: 'x',
  documentSha256: '0'.repeat(64),
};

/** A link of a new dossier, whose signature does not exist. */
async function toLinkPath(cast: AccessFixtures, path: string): Promise<string> {
  const { id } = await createDraft(cast);
  return `Signatures/link/${(await createLink(cast.owner, id)).token}/${path}`;
}

async function createSignature(cast: AccessFixtures): Promise<PaperSignatureDto> {
  await completeCompany(cast.owner);
  const { id } = await createDraft(cast);
  return expectOk<PaperSignatureDto>(openPaper(companySide(cast.owner, id), 'REQ'));
}

/** A signature as a right code would have left it. */
async function createSigned(cast: AccessFixtures): Promise<number> {
  await completeCompany(cast.owner);
  const draft = await createDraft(cast);
  const { id } = await readPaper(companySide(cast.owner, draft.id), 'REQ');
  await sql().run(
    "UPDATE paper_signatures SET state = 'signed', signed = created WHERE id = ?",
    id,
  );
  return id;
}

const toCall = (path: string): AccessRequest => ({ path, ask: { json: BODY } });
const linkRow = (path: string): AccessRow => ({
  policy: 'beneficiaryLink',
  record: 'none',
  request: async (cast) => toCall(await toLinkPath(cast, path)),
});
const linkReadRow = (path: string): AccessRow => ({
  policy: 'beneficiaryLink',
  record: 'none',
  request: async (cast) => toRequest(await toLinkPath(cast, path)),
});
const ownRow = (act: string): AccessRow => ({
  policy: 'fitter',
  record: 'own',
  request: async (cast) => toCall(`Signatures/${(await createSignature(cast)).id}/${act}`),
});

export const SIGNATURES_ROUTES: Record<string, AccessRow> = {
  'GET /api/Signatures/verify/:code': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Signatures/verify/unknown'),
  },
  'POST /api/Signatures/verify': {
    policy: 'public',
    record: 'none',
    request: () => toCall('Signatures/verify'),
  },
  'GET /api/Signatures/link/:token/papers': linkReadRow('papers'),
  'POST /api/Signatures/link/:token/papers/:code/open': linkRow('papers/DELEGA/open'),
  'GET /api/Signatures/link/:token/:signatureId/paper': linkReadRow('1/paper'),
  'GET /api/Signatures/link/:token/:signatureId/certificate': linkReadRow('1/certificate'),
  'POST /api/Signatures/link/:token/:signatureId/page': linkRow('1/page'),
  'POST /api/Signatures/link/:token/:signatureId/code': linkRow('1/code'),
  'POST /api/Signatures/link/:token/:signatureId/sign': linkRow('1/sign'),
  'POST /api/Signatures/link/:token/:signatureId/refuse': linkRow('1/refuse'),
  'GET /api/Signatures/dossiers/:dossierId/papers': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) =>
      toRequest(`Signatures/dossiers/${(await createDraft(cast)).id}/papers`),
  },
  'POST /api/Signatures/dossiers/:dossierId/papers/:code/open': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      await completeCompany(cast.owner);
      return toCall(`Signatures/dossiers/${(await createDraft(cast)).id}/papers/REQ/open`);
    },
  },
  'GET /api/Signatures/:signatureId/paper': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) => toRequest(`Signatures/${(await createSignature(cast)).id}/paper`),
  },
  'GET /api/Signatures/:signatureId/certificate': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) => toRequest(`Signatures/${await createSigned(cast)}/certificate`),
  },
  'GET /api/Signatures/:signatureId/evidence': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) => toRequest(`Signatures/${await createSigned(cast)}/evidence`),
  },
  'POST /api/Signatures/:signatureId/page': ownRow('page'),
  'POST /api/Signatures/:signatureId/code': ownRow('code'),
  'POST /api/Signatures/:signatureId/sign': ownRow('sign'),
  'POST /api/Signatures/:signatureId/refuse': ownRow('refuse'),
  'POST /api/Signatures/:signatureId/withdraw': ownRow('withdraw'),
};
