import { usePortal, type PortalInfo } from '../../../backend/test/kit/portal.js';

// The set-up of the run started the portal and says where it is.
const told = process.env['PORTAL'];
if (told === undefined) throw new Error('PORTAL is not set: run the journeys with e2e/playwright.config.ts');
usePortal(JSON.parse(told) as PortalInfo);

export { jpeg, pdf } from '../../../backend/test/kit/files.js';
export { chiusura, ecobonus, ORTENSIA, serramento } from '../../../backend/test/kit/dossier.js';
export { day } from '../../../backend/test/kit/days.js';
export { adminUpload, lastStep, ok, read, readyDossier, reject, save, send, sentDossier, setStatus, upload, type Member } from '../../../backend/test/kit/flow.js';
export { dossierIn } from '../../../backend/test/kit/statuses.js';
export { taxCode } from '../../../backend/test/kit/tax-code.js';
export { mailbox, portal } from '../../../backend/test/kit/portal.js';
export { newAccount, newMember, PASSWORD, sql, type AccountWish, type Login } from '../../../backend/test/kit/world.js';

/** Demo accounts of a first start. */
export const DEMO = {
  fitter: 'installatore@demo.test',
  rival: 'concorrente@demo.test',
  unverified: 'nuovo@demo.test',
  admin: 'admin@demo.test',
  superAdmin: 'superadmin@demo.test',
  buyer: 'buyer@demo.test',
  password: 'Prova-2026!',
} as const;
