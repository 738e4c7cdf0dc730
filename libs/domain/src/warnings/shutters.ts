import type { DossierForm } from '../dossier/index.js';
import { formatNumber } from '../formats/index.js';
import type { Warning } from './warning.js';

/** Shutters whose final resistance does not exceed the initial one. */
export const shutterWarnings = (form: DossierForm): Warning[] =>
  form.manufatti.chiusure.flatMap(({ resistenzaTermicaIniziale: before, resistenzaTermicaFinale: after }, index) =>
    before !== null && after !== null && after <= before
      ? [{
        field: `manufatti.chiusure.${index}.resistenzaTermicaFinale`,
        rule: 'La resistenza termica finale deve superare quella iniziale',
        limit: `${formatNumber(before, 2)} m²K/W`, source: 'UNI EN 13125',
        message: 'La resistenza termica finale dovrebbe essere maggiore di quella iniziale',
      }]
      : []);
