export {
  ECOBONUS_2026,
  findSiteAdvice,
  findSiteChoice,
  getSiteField,
  listSiteFields,
} from './ecobonus-site.js';
export { listOwnValues } from './own-values.js';
export {
  describeSite,
  getChangedCode,
  type EneaSiteSettings,
  type SiteChanges,
  type SiteChoiceChange,
  type SiteFieldChange,
  type SiteQuestion,
} from './site-changes.js';
export type {
  Certainty,
  SiteChoice,
  SiteField,
  SiteForm,
  SitePage,
  SitePageKey,
} from './enea-site-types.js';
