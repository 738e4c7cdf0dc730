import { startPortal } from '../../../tools/testkit/portal.ts';
import { createMember } from './account-fixtures.js';
import { createLink } from './beneficiary-link-fixtures.js';
import { save, type Member } from './dossier-flow.js';
import { ecobonusForm } from './dossier-fixtures.js';
import { portal, setPortal, visitor } from './portal.js';
import { RELAXED_LIMITS } from './setup.js';
import {
  completeCompany,
  enterProvider,
  linkSide,
  type SigningSide,
} from './signature-fixtures.js';
import { startTimestampAuthority, type TimestampAuthority } from './timestamp-authority.js';

const IDENTITY = {
  beneficiaryIdentificationDocNumber: 'CA12345BB',
  beneficiaryIdentificationDocDate: '2031-01-31',
};

interface LinkedDossier {
  id: number;
  version: number;
  token: string;
  side: SigningSide;
  /** Address of the customer, for the code. */
  email: string;
}

export interface SigningStage {
  authority: TimestampAuthority;
  admin: Member;
  /** A company whose data are complete for the papers. */
  me: Member;
  other: Member;
  /** A dossier of `me` with a link of its customer. */
  linked: () => Promise<LinkedDossier>;
  close: () => Promise<void>;
}

/** A separate portal, because the intermediary is that of every account, with a time-stamp authority. */
export async function startSigningStage(): Promise<SigningStage> {
  const { kind } = portal();
  const authority = await startTimestampAuthority();
  const own = await startPortal({
    kind,
    env: { ...RELAXED_LIMITS, TIMESTAMP_URL: authority.url },
  });
  setPortal(own);
  const admin = await createMember({ role: 'SuperAdmin' });
  await enterProvider(admin);
  const me = await createMember({
    packages: [{ credits: 100 }],
    businessName: 'Serramenti Bianchi',
  });
  const other = await createMember({ packages: [{ credits: 10 }], businessName: 'Infissi Neri' });
  await completeCompany(me);
  let people = 0;
  return {
    authority,
    admin,
    me,
    other,
    linked: async () => {
      const { id, version } = await save(me.http, ecobonusForm(IDENTITY));
      const { token } = await createLink(me, id);
      people += 1;
      const email = `maria${people}@example.test`;
      return { id, version, token, side: linkSide(visitor(), token), email };
    },
    close: async () => {
      await own.stop();
      await authority.stop();
    },
  };
}
