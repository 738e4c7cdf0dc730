import type { Pages } from '@pratiche/federation';
import { AdminDossierPage } from './admin/index.js';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { BeneficiaryPage } from './beneficiary/BeneficiaryPage.js';
import { DossierPage } from './wizard/DossierPage.js';

const pages: Pages = { new: DossierPage, edit: DossierPage, admin: AdminDossierPage, beneficiary: BeneficiaryPage, beneficiaryError: BeneficiaryErrorPage };

export default pages;
