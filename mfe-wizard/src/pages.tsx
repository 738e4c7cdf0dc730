import type { Pages } from '@pratiche/federation';
import { DossierPage } from './wizard/DossierPage.js';

const pages: Pages = { new: DossierPage, edit: DossierPage };

export default pages;
