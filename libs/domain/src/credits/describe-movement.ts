import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { FILING_LABELS, type FilingKind } from './intervention-matrix.js';

interface DescribedMovement {
  /** As stored. */
  description: string;
  filing: FilingKind | null;
  serviceType: ServiceType | null;
}

/**
 * A movement in words. Rows written before a Bonus Sicurezza was called so, although it is priced
 * and filed as Bonus Casa, keep their text and are said as today's.
 */
export function describeMovement({ description, filing, serviceType }: DescribedMovement): string {
  if (filing !== 'bonusCasa' || serviceType === null) return description;
  return description.replace(
    FILING_LABELS.bonusCasa,
    `Pratica ${getChoiceLabel(SERVICE_TYPES, serviceType)}`,
  );
}
