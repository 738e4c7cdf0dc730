import type { Pages } from '@pratiche/federation';
import { AdminDossierPage } from './admin/index.js';
import { DossierPage } from './wizard/DossierPage.js';

const pages: Pages = { new: DossierPage, edit: DossierPage, admin: AdminDossierPage };

export default pages;
