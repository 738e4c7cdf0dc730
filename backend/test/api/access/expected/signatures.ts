import type { PaperSignatureDto } from '@pratiche/api';
import {
  createDraft,
  type AccessFixtures,
  type AccessRequest,
} from '../../../kit/access-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk, save } from '../../../kit/dossier-flow.js';
import { drawnSignature } from '../../../kit/drawn-signature.js';
import {
  companySide,
  completeCompany,
  describeProvider,
  linkSide,
  openPaper,
  readPaper,
} from '../../../kit/signature-fixtures.js';
import {
  askForCodeByCompany,
  askForCodeByLink,
  signByCompany,
  signByLink,
  verifyFile,
  withdraw,
} from '../done/signatures.js';
import type { RouteRows, WritingRow } from './access-row.js';
import { toRequest } from './requests.js';

const BODY = {
  page: 1,
  reason: 'Da rivedere',
  code: '123456',
  drawn: drawnSignature(),
  consentVersion: 'x',
  documentSha256: '0'.repeat(64),
};

const IDENTITY = {
  beneficiaryIdentificationDocNumber: 'CA12345BB',
  beneficiaryIdentificationDocDate: '2031-01-31',
};

/** A link of a dossier with all that the customer's papers print. */
async function createPapersLink(cast: AccessFixtures): Promise<string> {
  await describeProvider();
  await completeCompany(cast.owner);
  const { id } = await save(cast.owner.http, ecobonusForm(IDENTITY));
  return (await createLink(cast.owner, id)).token;
}

/** A paper that the customer has read through a link. */
async function createLinkSignature(cast: AccessFixtures): Promise<{ token: string; id: number }> {
  const token = await createPapersLink(cast);
  const { id } = await readPaper(linkSide(cast.http.anonymous, token), 'DELEGA');
  return { token, id };
}

const toPapersPath = async (cast: AccessFixtures, path: string): Promise<string> =>
  `Signatures/link/${await createPapersLink(cast)}/${path}`;

const markSigned = (id: number) =>
  sql().run("UPDATE paper_signatures SET state = 'signed', signed = created WHERE id = ?", id);

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
  await markSigned(id);
  return id;
}

type Twice = Pick<WritingRow, 'twice' | 'doneRequest'>;

const toCall = (path: string): AccessRequest => ({ path, ask: { json: BODY } });
const linkRow = (act: string, twice: Twice): WritingRow => ({
  policy: 'beneficiaryLink',
  record: 'none',
  ...twice,
  request: async (cast) => {
    const { token, id } = await createLinkSignature(cast);
    return toCall(`Signatures/link/${token}/${id}/${act}`);
  },
});
const ownRow = (act: string, twice: Twice): WritingRow => ({
  policy: 'fitter',
  record: 'own',
  ...twice,
  request: async (cast) => toCall(`Signatures/${(await createSignature(cast)).id}/${act}`),
});

export const SIGNATURES_ROUTES: RouteRows = {
  'GET /api/Signatures/verify/:code': {
    policy: 'public',
    record: 'none',
    request: async (cast) => {
      const [row] = await sql().rows<{ code: string }>(
        'SELECT verification_code AS code FROM paper_signatures WHERE id = ?',
        await createSigned(cast),
      );
      return toRequest(`Signatures/verify/${String(row?.code)}`);
    },
  },
  'POST /api/Signatures/verify': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: verifyFile,
    request: () => toCall('Signatures/verify'),
  },
  'GET /api/Signatures/link/:token/papers': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => toRequest(await toPapersPath(cast, 'papers')),
  },
  'POST /api/Signatures/link/:token/papers/:code/open': {
    policy: 'beneficiaryLink',
    record: 'none',
    twice: 'same',
    request: async (cast) => toCall(await toPapersPath(cast, 'papers/DELEGA/open')),
  },
  'GET /api/Signatures/link/:token/:signatureId/paper': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { token, id } = await createLinkSignature(cast);
      return toRequest(`Signatures/link/${token}/${id}/paper`);
    },
  },
  'GET /api/Signatures/link/:token/:signatureId/certificate': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { token, id } = await createLinkSignature(cast);
      await markSigned(id);
      return toRequest(`Signatures/link/${token}/${id}/certificate`);
    },
  },
  'POST /api/Signatures/link/:token/:signatureId/page': linkRow('page', { twice: 'same' }),
  'POST /api/Signatures/link/:token/:signatureId/code': linkRow('code', {
    twice: 'once',
    doneRequest: askForCodeByLink,
  }),
  'POST /api/Signatures/link/:token/:signatureId/sign': linkRow('sign', {
    twice: 'once',
    doneRequest: signByLink,
  }),
  'POST /api/Signatures/link/:token/:signatureId/refuse': linkRow('refuse', { twice: 'once' }),
  'GET /api/Signatures/dossiers/:dossierId/papers': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) =>
      toRequest(`Signatures/dossiers/${(await createDraft(cast)).id}/papers`),
  },
  'POST /api/Signatures/dossiers/:dossierId/papers/:code/open': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
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
  'POST /api/Signatures/:signatureId/page': ownRow('page', { twice: 'same' }),
  'POST /api/Signatures/:signatureId/code': ownRow('code', {
    twice: 'once',
    doneRequest: askForCodeByCompany,
  }),
  'POST /api/Signatures/:signatureId/sign': ownRow('sign', {
    twice: 'once',
    doneRequest: signByCompany,
  }),
  'POST /api/Signatures/:signatureId/refuse': ownRow('refuse', { twice: 'once' }),
  'POST /api/Signatures/:signatureId/withdraw': ownRow('withdraw', {
    twice: 'once',
    doneRequest: withdraw,
  }),
};
