import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm } from '../dossier/index.js';
import { formatCadastralCategory, getChoiceLabel, SERVICE_TYPES } from '../enumerations/index.js';
import { getParticularUse } from '../reference-tables/index.js';
import type { Warning } from './warning.js';

/** A cadastral category that is not residential in a service for homes only. */
export const listCadastralCategoryWarnings = ({
  serviceType,
  immovableCadastralCode,
}: DossierForm): Warning[] =>
  isLimitedService(serviceType) &&
  immovableCadastralCode !== null &&
  getParticularUse(immovableCadastralCode) !== 0
    ? [
        {
          field: 'immovableCadastralCode',
          limit: '',
          source: 'Art. 16-bis D.P.R. 917/1986',
          rule: 'Il servizio riguarda solo immobili a uso residenziale',
          message: `La categoria ${formatCadastralCategory(immovableCadastralCode)} non è residenziale: verifica che l’immobile possa accedere a ${getChoiceLabel(SERVICE_TYPES, serviceType)}`,
        },
      ]
    : [];
