import { remotePages } from '@pratiche/federation/remote';
import type { RemotePageName } from '@pratiche/federation/routes';
import type { ComponentType } from 'react';
import { lazyPage } from './shared/lazy-page.js';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { DossierPage } from './wizard/DossierPage.js';

const AdminDossierPage = lazyPage(async () => (await import('./admin/index.js')).AdminDossierPage);
const BeneficiaryPage = lazyPage(
  async () => (await import('./beneficiary/BeneficiaryPage.js')).BeneficiaryPage,
);

const PAGES: Record<RemotePageName<'mfe-wizard'>, ComponentType> = {
  new: DossierPage,
  edit: DossierPage,
  admin: AdminDossierPage,
  beneficiary: BeneficiaryPage,
  beneficiaryError: BeneficiaryErrorPage,
};

export default remotePages(PAGES);
