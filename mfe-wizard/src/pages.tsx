import { remotePages } from '@pratiche/federation/remote';
import { AdminDossierPage } from './admin/index.js';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { BeneficiaryPage } from './beneficiary/BeneficiaryPage.js';
import { DossierPage } from './wizard/DossierPage.js';

export default remotePages({ new: DossierPage, edit: DossierPage, admin: AdminDossierPage, beneficiary: BeneficiaryPage, beneficiaryError: BeneficiaryErrorPage });
