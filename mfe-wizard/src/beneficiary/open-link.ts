import { ApiError, type ApiClient, type BeneficiaryDossier } from '@pratiche/api';
import { formOf } from '../state/form-of.js';
import { KeptMarks } from '../state/kept-marks.js';
import { LocalCopies } from '../state/local-copy.js';
import { DossierSession } from '../state/session.js';
import { nameOfTab } from '../state/tab.js';
import { beneficiaryApi, dossierOf } from './api.js';

/** Copies on the device of people without an account. They are kept by dossier, so that a new link finds what an old one left. */
const NO_ACCOUNT = 0;

export interface OpenedLink {
  session: DossierSession;
  /** `null` when the server did not answer and the dossier comes from this device. */
  link: BeneficiaryDossier | null;
}

/** Opens the dossier of a link with whatever was typed on this device and not saved yet. Fails with the server's problem. */
export async function openLink(
  api: ApiClient,
  id: number,
  token: string,
  onLinkLost: () => void,
): Promise<OpenedLink> {
  const copies = new LocalCopies(window.localStorage, NO_ACCOUNT, await nameOfTab());
  const found = copies.find(id);
  const common = {
    api: beneficiaryApi(api, token, onLinkLost),
    copies,
    marks: new KeptMarks(window.localStorage, NO_ACCOUNT),
    accountId: NO_ACCOUNT,
    viewer: 'beneficiary' as const,
  };
  const link = await api.beneficiary.open(id, token).catch((error: unknown) => {
    const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!isAway || found.length === 0) throw error;
    return null;
  });
  const copy = found.at(-1);
  const session =
    link === null && copy
      ? new DossierSession({
          ...common,
          stored: null,
          start: copy.base ?? copy.form,
          offlineFrom: { id, copy },
        })
      : opened(common, link);
  session.restore(found);
  return { session, link };
}

function opened(
  common: Omit<ConstructorParameters<typeof DossierSession>[0], 'stored' | 'start'>,
  link: BeneficiaryDossier | null,
): DossierSession {
  if (link === null) throw new Error('There is neither an answer nor a copy');
  const stored = dossierOf(link);
  const session = new DossierSession({ ...common, stored, start: formOf(stored) });
  session.store.set({ savedAt: link.savedAt === null ? null : Date.parse(link.savedAt) });
  return session;
}
