import { FILING_LABELS, type FilingKind, type MatrixInput } from '../credits/index.js';
import { getChoiceLabel, SERVICE_TYPES } from '../enumerations/index.js';
import { ENEA_FILINGS, listInterventionKinds } from './enea-filings.js';

/**
 * What each charged filing of a dossier is called, in the order given: of several Ecobonus ones each
 * names its products, and a Bonus Sicurezza is called so although it is priced and filed as Bonus Casa.
 */
export function labelChargedFilings(
  dossier: MatrixInput,
  filings: readonly FilingKind[],
): string[] {
  const products = listInterventionKinds(dossier).map((kind) => ENEA_FILINGS[kind].label);
  const isSeveral = filings.filter((kind) => kind === 'ecobonus').length > 1;
  let count = 0;
  return filings.map((kind) => {
    if (kind === 'bonusCasa' && dossier.serviceType !== null)
      return `Pratica ${getChoiceLabel(SERVICE_TYPES, dossier.serviceType)}`;
    if (kind !== 'ecobonus' || !isSeveral) return FILING_LABELS[kind];
    const product = products[count];
    count += 1;
    return `${FILING_LABELS[kind]}: ${product?.toLowerCase() ?? `n. ${count}`}`;
  });
}
