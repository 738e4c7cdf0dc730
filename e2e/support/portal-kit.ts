import { setPortal } from '../../backend/test/kit/portal.js';
import {
  createMember as createPortalMember,
  sql as portalSql,
} from '../../backend/test/kit/account-fixtures.js';
import type { Member as PortalMember } from '../../backend/test/kit/dossier-flow.js';
import { portalInfo } from './portal-info.ts';

// The set-up of the run started the portal and says where it is.
setPortal(portalInfo());

export { jpeg, pdf } from '../../backend/test/kit/file-fixtures.js';
export {
  chiusura,
  createMixedProducts,
  ecobonusForm,
  ORTENSIA,
  schermatura,
  serramento,
} from '../../backend/test/kit/dossier-fixtures.js';
export { createCompletedLink } from '../../backend/test/kit/beneficiary-link-fixtures.js';
export { romeDay } from '../../backend/test/kit/rome-day.js';
export {
  adminUpload,
  lastStep,
  expectOk,
  readDossier,
  createReadyDossier,
  reject,
  save,
  sendDossier,
  createSentDossier,
  setStatus,
  upload,
  type Member,
} from '../../backend/test/kit/dossier-flow.js';
export {
  createOwnForm,
  createOwnReadyDossier,
  createOwnSentDossier,
} from '../../backend/test/kit/doubt-fixtures.js';
export { write as writeMessage } from '../../backend/test/kit/message-fixtures.js';
export { createRejectForm } from '../../backend/test/kit/multipart-forms.js';
export { insertOrder } from '../../backend/test/kit/order-fixtures.js';
export { createDossierInStatus } from '../../backend/test/kit/status-fixtures.js';
export {
  acquiredValues,
  editAsOffice,
  withoutAcquiredData,
} from '../../backend/test/kit/office-edit-fixtures.js';
export { taxCode } from '../../backend/test/kit/tax-code.js';
export { mailbox, portal } from '../../backend/test/kit/portal.js';
export {
  addContract,
  createAccount,
  createMember,
  PASSWORD,
  sql,
  type AccountOptions,
  type AccountLogin,
} from '../../backend/test/kit/account-fixtures.js';
export { createVatNumber } from '../../backend/test/kit/registration-fixtures.js';
export {
  createInvoiceXml,
  INVOICE_CUSTOMER,
  postInvoice,
  SUPPLIER_VAT,
} from '../../backend/test/kit/invoice-fixtures.js';

/** An operator with a last name of their own, by which they are found among all. */
export async function createColleague(): Promise<PortalMember & { lastName: string }> {
  const colleague = await createPortalMember({ role: 'Admin' });
  const lastName = `Cella${colleague.id}`;
  await portalSql().run('UPDATE accounts SET last_name = ? WHERE id = ?', lastName, colleague.id);
  return { ...colleague, lastName };
}
export { drawPdf } from '../../backend/test/kit/enea-print-pdf.js';
export { drawDeclaration, printDeclaration } from '../../libs/domain/test/enea-print-fixtures.js';
