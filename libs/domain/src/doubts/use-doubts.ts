import type { DossierForm } from '../dossier/index.js';
import { formatCadastralCategory, getChoiceLabel, PARTICULAR_USES } from '../enumerations/index.js';
import { getParticularUse } from '../reference-tables/index.js';
import type { DoubtRule, FoundDoubt } from './doubt.js';

/**
 * A category of another use than the homes that are declared. The services for homes have a warning
 * of their own, and "altro" says nothing about the use.
 */
function findOtherUse({
  serviceType,
  immovableCadastralCode: category,
  immovableParticularUse: use,
}: DossierForm): FoundDoubt[] {
  if (serviceType !== 1 || use !== 0 || category === null || category === 'altro') return [];
  const usual = getParticularUse(category);
  if (usual === 0) return [];
  const value = formatCadastralCategory(category);
  const label = getChoiceLabel(PARTICULAR_USES, usual);
  return [
    {
      field: 'immovableParticularUse',
      value: getChoiceLabel(PARTICULAR_USES, use),
      limit: label,
      message: `Alla categoria ${value} corrisponde di solito «${label}», ma la destinazione indicata è la residenza: ricontrolla categoria e destinazione d’uso`,
    },
  ];
}

/** The use of the property and its category in the land registry. */
export const USE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'category-use',
    rule: 'La destinazione d’uso è quella della categoria catastale',
    source: 'D.P.R. 412/1993, art. 3: classificazione degli edifici per categorie',
    find: findOtherUse,
  },
];
