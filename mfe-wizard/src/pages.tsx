import { remotePages } from '@pratiche/federation/remote';
import { lazyPage } from './shared/lazy-page.js';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { DossierPage } from './wizard/DossierPage.js';

const AdminDossierPage = lazyPage(async () => (await import('./admin/index.js')).AdminDossierPage);
const BeneficiaryPage = lazyPage(
  async () => (await import('./beneficiary/BeneficiaryPage.js')).BeneficiaryPage,
);

export default remotePages({
  new: DossierPage,
  edit: DossierPage,
  admin: AdminDossierPage,
  beneficiary: BeneficiaryPage,
  beneficiaryError: BeneficiaryErrorPage,
});
