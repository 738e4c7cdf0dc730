import { remotePages } from '@pratiche/federation/remote';
import type { ComponentType } from 'react';
import { loadDoubtRules } from './fields/doubt-rules.js';
import { lazyPage } from './shared/lazy-page.js';
import { loadDataSteps } from './wizard/data-step.js';
import { DossierPage } from './wizard/DossierPage.js';

/** A page that shows a filled form from the start: steps and doubts are there with it, and move nothing. */
const lazyFormPage = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => (await Promise.all([load(), loadDoubtRules(), loadDataSteps()]))[0]);

const AdminDossierPage = lazyFormPage(
  async () => (await import('./admin/index.js')).AdminDossierPage,
);
const OfficeEditPage = lazyFormPage(
  async () => (await import('./office-edit/OfficeEditPage.js')).OfficeEditPage,
);
const BeneficiaryPage = lazyFormPage(
  async () => (await import('./beneficiary/BeneficiaryPage.js')).BeneficiaryPage,
);
const BeneficiaryErrorPage = lazyPage(
  async () => (await import('./beneficiary/BeneficiaryErrorPage.js')).BeneficiaryErrorPage,
);

export default remotePages('mfe-wizard', {
  new: DossierPage,
  edit: DossierPage,
  admin: AdminDossierPage,
  adminEdit: OfficeEditPage,
  beneficiary: BeneficiaryPage,
  beneficiaryError: BeneficiaryErrorPage,
});
