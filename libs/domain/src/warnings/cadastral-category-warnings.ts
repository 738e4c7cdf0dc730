import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm } from '../dossier/index.js';
import { formatCadastralCategory, getChoiceLabel, SERVICE_TYPES } from '../enumerations/index.js';
import type { Warning } from './warning.js';

/** Homes of the land registry: all of group A but offices (A/10). */
const HOME = /^A(?:[1-9]|11)$/;
/** Stores and garages, which share the deduction of the home that they belong to. */
const APPURTENANCES: readonly string[] = ['C2', 'C6'];

/**
 * A category that is no home in a service for homes only. The table that fills in the use is no test
 * of it: it puts hotels, boarding schools and stores among the homes.
 */
export function listCadastralCategoryWarnings({
  serviceType,
  immovableCadastralCode: category,
}: DossierForm): Warning[] {
  if (!isLimitedService(serviceType) || category === null || HOME.test(category)) return [];
  const [name, service] = [
    formatCadastralCategory(category),
    getChoiceLabel(SERVICE_TYPES, serviceType),
  ];
  return [
    {
      field: 'immovableCadastralCode',
      limit: 'Gruppo A, tranne A/10',
      source: 'Art. 16-bis D.P.R. 917/1986',
      rule: 'Il servizio riguarda solo immobili a uso residenziale',
      message: APPURTENANCES.includes(category)
        ? `La categoria ${name} non è un’abitazione: ${service} spetta solo se l’immobile è pertinenza di una casa, ricontrolla sulla visura`
        : `La categoria ${name} non è residenziale: verifica che l’immobile possa accedere a ${service}`,
    },
  ];
}
