export { AdminDossierPage } from './AdminDossierPage.js';
