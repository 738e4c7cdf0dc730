import { usePortal } from '../../../backend/test/kit/portal.js';
import { portalInfo } from '../../support/portal-info.ts';

// The set-up of the run started the portal and says where it is.
usePortal(portalInfo());

export { jpeg, pdf } from '../../../backend/test/kit/files.js';
export {
  chiusura,
  ecobonus,
  ORTENSIA,
  schermatura,
  serramento,
} from '../../../backend/test/kit/dossier.js';
export { day } from '../../../backend/test/kit/days.js';
export {
  adminUpload,
  lastStep,
  ok,
  read,
  readyDossier,
  reject,
  save,
  send,
  sentDossier,
  setStatus,
  upload,
  type Member,
} from '../../../backend/test/kit/flow.js';
export { dossierIn } from '../../../backend/test/kit/statuses.js';
export { taxCode } from '../../../backend/test/kit/tax-code.js';
export { mailbox, portal } from '../../../backend/test/kit/portal.js';
export {
  newAccount,
  newMember,
  PASSWORD,
  sql,
  type AccountWish,
  type Login,
} from '../../../backend/test/kit/world.js';
