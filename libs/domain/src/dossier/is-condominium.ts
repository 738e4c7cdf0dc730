import { normalizeSearchText } from '../text/index.js';
import type { DossierForm } from './dossier-form.js';

const CONDOMINIUM = /(?:^cond|(?:^| )(?:super)?condominio)(?: |$)/;
/** Companies that only have the word in their name, such as "Immobiliare Condominio Blu Srl". */
const LEGAL_FORM =
  /(?:^| )(?:s ?r ?l ?s?|s ?p ?a|s ?n ?c|s ?a ?s|s ?a ?p ?a|s ?c ?a ?r ?l|coop|cooperativa|gmbh)(?: |$)/;

/**
 * Recognises a condominium as beneficiary, hence the works are on its common parts. No field says
 * so: it is a body without legal form that is called like this.
 */
export function isCondominium({
  isCompany,
  beneficiaryCompanyName,
}: Pick<DossierForm, 'isCompany' | 'beneficiaryCompanyName'>): boolean {
  const name = normalizeSearchText(beneficiaryCompanyName ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return isCompany && CONDOMINIUM.test(name) && !LEGAL_FORM.test(name);
}
