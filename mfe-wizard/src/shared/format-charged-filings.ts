import type { AdminDossierDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import { formatCredits } from '@pratiche/ui';
import { CHARGED_FILING_TEXTS as TEXTS } from './texts.js';

/** What the sending of a dossier was charged for: "2 Ecobonus, 1 calcolo energetico". */
export function formatChargedFilings(
  {
    numEcobonus,
    numBonusCasa,
    numCalcoloEnergetico,
  }: NonNullable<AdminDossierDto['moduleCredits']>,
  service: ServiceType | null,
): string {
  const kinds = [
    [TEXTS.ecobonus, numEcobonus],
    // A Bonus Sicurezza is priced as Bonus Casa.
    [getChoiceLabel(SERVICE_TYPES, service ?? 2), numBonusCasa],
    [TEXTS.energyCalculation, numCalcoloEnergetico],
  ] as const;
  return (
    kinds
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${formatCredits(count)} ${name}`)
      .join(', ') || TEXTS.none
  );
}
