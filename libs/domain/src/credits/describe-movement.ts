import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { FILING_LABELS, type FilingKind } from './intervention-matrix.js';

interface DescribedMovement {
  /** As stored. */
  description: string;
  filing: FilingKind | null;
  serviceType: ServiceType | null;
}

/** The label of a filing said again before the number of its dossier. */
const DOUBLE_NOUN = /^(Rimborso: )?Pratica (?=.* · pratica n\. \d+$)/;

const nameDossierOnce = (description: string): string => description.replace(DOUBLE_NOUN, '$1');

/** What is kept of the debit of a filing: "Ecobonus: serramenti · pratica n. 71". */
export const formatChargeDescription = (label: string, dossierId: number): string =>
  nameDossierOnce(`${label} · pratica n. ${dossierId}`);

/**
 * A movement in words. Rows written in other words keep their text and are said as today's: those
 * that name the dossier twice, and those of before a Bonus Sicurezza was called so, although it is
 * priced and filed as Bonus Casa.
 */
export function describeMovement({ description, filing, serviceType }: DescribedMovement): string {
  const named =
    filing !== 'bonusCasa' || serviceType === null
      ? description
      : description.replace(
          FILING_LABELS.bonusCasa,
          `Pratica ${getChoiceLabel(SERVICE_TYPES, serviceType)}`,
        );
  return nameDossierOnce(named);
}
