import { isLimitedService } from '../completeness/serviceLimits.js';
import type { DossierForm } from '../dossier/index.js';
import { categoryLabel, labelOf, SERVICE_TYPES } from '../enumerations/index.js';
import { particularUseOf } from '../tables/index.js';
import type { Warning } from './warning.js';

/** A cadastral category that is not residential in a service for homes only. */
export const categoryWarnings = ({
  serviceType,
  immovableCadastralCode,
}: DossierForm): Warning[] =>
  isLimitedService(serviceType) &&
  immovableCadastralCode !== null &&
  particularUseOf(immovableCadastralCode) !== 0
    ? [
        {
          field: 'immovableCadastralCode',
          limit: '',
          source: 'Art. 16-bis D.P.R. 917/1986',
          rule: 'Il servizio riguarda solo immobili a uso residenziale',
          message: `La categoria ${categoryLabel(immovableCadastralCode)} non è residenziale: verificare che l’immobile possa accedere a ${labelOf(SERVICE_TYPES, serviceType)}`,
        },
      ]
    : [];
