import type { Pages } from '@pratiche/federation';
import { LoadingState } from '@pratiche/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { BeneficiaryErrorPage } from './beneficiary/BeneficiaryErrorPage.js';
import { DossierPage } from './wizard/DossierPage.js';

/** A page other people open: the fitter's dossier does not wait for it. */
function apart(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return function PageApart() {
    return <Suspense fallback={<LoadingState />}><Page /></Suspense>;
  };
}

const pages: Pages = {
  new: DossierPage,
  edit: DossierPage,
  admin: apart(async () => (await import('./admin/index.js')).AdminDossierPage),
  beneficiary: apart(async () => (await import('./beneficiary/BeneficiaryPage.js')).BeneficiaryPage),
  beneficiaryError: BeneficiaryErrorPage,
};

export default pages;
