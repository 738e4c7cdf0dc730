import type { StatusCode } from '@pratiche/domain';
import type { ModelDossier } from './model.types.js';

/**
 * The machine of a dossier, written once more and without the portal's tables, so that a mistake
 * in those is not repeated here.
 */
const WITH_OWNER: readonly StatusCode[] = ['DRAFT', 'WAITING', 'REJECTED'];
const RETURNABLE: readonly StatusCode[] = ['SENT', 'ACCEPTED'];
const WITH_OFFICE: readonly StatusCode[] = ['SENT', 'ACCEPTED', 'SENTTOENEA'];

export const isWithOwner = ({ status, isDeleted }: ModelDossier): boolean =>
  !isDeleted && WITH_OWNER.includes(status);
export const isReturnable = ({ status, isDeleted }: ModelDossier): boolean =>
  !isDeleted && RETURNABLE.includes(status);
export const mayBeAskedForDocuments = ({ status, isDeleted }: ModelDossier): boolean =>
  !isDeleted && WITH_OFFICE.includes(status);
export const mayBeAssigned = ({ status, isDeleted }: ModelDossier): boolean =>
  !isDeleted && (WITH_OFFICE.includes(status) || status === 'WAITING');

/** After what the model leaves open whether an acceptance can still be taken back: it is as if long ago. */
export function blurAcceptance({ accepted }: ModelDossier): void {
  if (accepted !== null) accepted.at = 0;
}

export const FILINGS = { 1: ['serramenti'], 2: ['serramenti', 'schermature'] } as const;

/** Whether each declaration has its document. */
export const isWhole = (filings: 1 | 2, uploaded: ReadonlySet<string>): boolean =>
  uploaded.size === FILINGS[filings].length;

/** Says if a dossier has all that ENEA wants: the energy saving of shadings as well. */
export const isReadyForEnea = ({ filings, cpids, hasSaving }: ModelDossier): boolean =>
  isWhole(filings, cpids) && (filings === 1 || hasSaving);

/** The list of its owner. */
export const ownerListOf = (status: StatusCode): 'DRAFT' | 'PROCESSING' | 'ELABORATED' =>
  WITH_OWNER.includes(status) ? 'DRAFT' : RETURNABLE.includes(status) ? 'PROCESSING' : 'ELABORATED';

/** The list of the back office. */
export function officeListOf(status: StatusCode): 'RECEIVED' | 'ELABORATED' | null {
  if (status === 'DRAFT' || status === 'REJECTED') return null;
  return status === 'SENTTOENEA' || status === 'SELLED' ? 'ELABORATED' : 'RECEIVED';
}

/** Every change that a dossier's history may show. */
export const MAY_FOLLOW: Readonly<Record<StatusCode, readonly StatusCode[]>> = {
  DRAFT: ['SENT', 'DRAFT'],
  SENT: ['WAITING', 'REJECTED', 'ACCEPTED'],
  WAITING: ['DRAFT', 'SENT'],
  REJECTED: ['DRAFT', 'SENT'],
  ACCEPTED: ['WAITING', 'REJECTED', 'SENTTOENEA'],
  SENTTOENEA: ['SELLED'],
  SELLED: [],
};
