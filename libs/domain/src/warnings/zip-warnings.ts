import { isResidenceInItaly } from '../autofill/property-patches.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanZip } from '../formats/index.js';
import type { Warning } from './warning.js';

const ADDRESS_PREFIXES = ['beneficiaryResidential', 'immovable'] as const;

/** An Italian postal code that is none. Other countries write theirs as they like; the property is always in Italy. */
export const listZipWarnings = (form: DossierForm): Warning[] =>
  ADDRESS_PREFIXES.flatMap((place) => {
    const zip = form[`${place}Zip`];
    if (
      zip === null ||
      /^\d{5}$/.test(cleanZip(zip)) ||
      (place === 'beneficiaryResidential' && !isResidenceInItaly(form))
    )
      return [];
    return [
      {
        field: `${place}Zip`,
        limit: '5 cifre',
        source: 'Codice di avviamento postale',
        rule: 'Un CAP italiano ha cinque cifre',
        message: `Il CAP «${zip}» non ha cinque cifre: ricontrolla se è corretto`,
      },
    ];
  });
