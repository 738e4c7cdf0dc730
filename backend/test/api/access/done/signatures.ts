import type { PaperSignatureDto } from '@pratiche/api';
import { SIGNATURE_CONSENT } from '@pratiche/domain/signatures';
import { randomUUID } from 'node:crypto';
import {
  createDraft,
  type AccessFixtures,
  type AccessRequest,
} from '../../../kit/access-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk, save } from '../../../kit/dossier-flow.js';
import { drawnSignature } from '../../../kit/drawn-signature.js';
import {
  companySide,
  completeCompany,
  describeProvider,
  forgetCodeLimits,
  linkSide,
  readCode,
  readPaper,
  requestCode,
  type SigningSide,
} from '../../../kit/signature-fixtures.js';
import { mailbox } from '../../../kit/portal.js';

/** A paper that was read, on either side, and the address of its signer. */
interface ReadPaper {
  side: SigningSide;
  signature: PaperSignatureDto;
  /** The company's is known to the portal. */
  email: string;
  given: string | undefined;
}

async function readByLink(cast: AccessFixtures): Promise<ReadPaper> {
  await describeProvider();
  await completeCompany(cast.owner);
  const { id } = await save(
    cast.owner.http,
    ecobonusForm({
      beneficiaryIdentificationDocNumber: 'CA12345BB',
      beneficiaryIdentificationDocDate: '2031-01-31',
    }),
  );
  const side = linkSide(cast.http.anonymous, (await createLink(cast.owner, id)).token);
  const email = `cliente.${randomUUID().slice(0, 13)}@example.test`;
  return { side, signature: await readPaper(side, 'DELEGA'), email, given: email };
}

async function readByCompany(cast: AccessFixtures): Promise<ReadPaper> {
  await completeCompany(cast.owner);
  const side = companySide(cast.owner, (await createDraft(cast)).id);
  return {
    side,
    signature: await readPaper(side, 'REQ'),
    email: cast.owner.email,
    given: undefined,
  };
}

type Reader = typeof readByLink;

const askForCode =
  (read: Reader) =>
  async (cast: AccessFixtures): Promise<AccessRequest> => {
    const { side, signature, given } = await read(cast);
    await forgetCodeLimits();
    return {
      path: `${side.signature(signature.id)}/code`,
      ask: { json: given === undefined ? {} : { email: given } },
    };
  };
export const askForCodeByLink = askForCode(readByLink);
export const askForCodeByCompany = askForCode(readByCompany);

const signWithCode =
  (read: Reader) =>
  async (cast: AccessFixtures): Promise<AccessRequest> => {
    const { side, signature, email, given } = await read(cast);
    await forgetCodeLimits();
    await mailbox().deleteMessagesTo(email);
    await expectOk(requestCode(side, signature.id, given));
    return {
      path: `${side.signature(signature.id)}/sign`,
      ask: {
        json: {
          drawn: drawnSignature(),
          consentVersion: SIGNATURE_CONSENT.version,
          documentSha256: signature.documentSha256,
          code: await readCode(email),
        },
      },
    };
  };
export const signByLink = signWithCode(readByLink);
export const signByCompany = signWithCode(readByCompany);

/** A paper that the company signed. */
async function createSigned(cast: AccessFixtures): Promise<{ id: number; path: string }> {
  const { path, ask } = await signByCompany(cast);
  const { id } = await expectOk<PaperSignatureDto>(cast.owner.http.post(path, ask));
  return { id, path: path.replace(/\/sign$/, '') };
}

export const withdraw = async (cast: AccessFixtures): Promise<AccessRequest> => ({
  path: `${(await createSigned(cast)).path}/withdraw`,
  ask: { json: { reason: 'Da rivedere' } },
});

export async function verifyFile(cast: AccessFixtures): Promise<AccessRequest> {
  const { path } = await createSigned(cast);
  const { bytes } = await cast.owner.http.get(`${path}/paper`);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'richiesta.pdf'));
  return { path: 'Signatures/verify', ask: { form } };
}
