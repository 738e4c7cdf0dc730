import { remotePages } from '@pratiche/federation/remote';
import { apart } from './apart.js';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { DossierPage } from './wizard/DossierPage.js';

const AdminDossierPage = apart(async () => (await import('./admin/index.js')).AdminDossierPage);
const BeneficiaryPage = apart(
  async () => (await import('./beneficiary/BeneficiaryPage.js')).BeneficiaryPage,
);

export default remotePages({
  new: DossierPage,
  edit: DossierPage,
  admin: AdminDossierPage,
  beneficiary: BeneficiaryPage,
  beneficiaryError: BeneficiaryErrorPage,
});
