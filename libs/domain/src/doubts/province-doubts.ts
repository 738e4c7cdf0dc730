import { DEFAULT_NATION } from '../autofill/empty-dossier.js';
import { isResidenceInItaly } from '../autofill/property-patches.js';
import type { DossierForm } from '../dossier/index.js';
import { findRegionByProvince } from '../registration/regions.js';
import { normalizeSearchText } from '../text/index.js';
import type { DoubtFacts, DoubtRule, FoundDoubt } from './doubt.js';

/** As addresses of San Marino write it. */
const SAN_MARINO = 'RSM';
/** Letters that tax codes of earlier births still lead to, and those of a birth abroad. */
const BIRTH_PROVINCES: ReadonlySet<string> = new Set(['EE', 'FO', 'FU', 'PL', 'PS', 'ZA']);

const BIRTHS = ['beneficiaryBirth', 'beneficiaryAttorneyBirth'] as const;
const PLACES = ['beneficiaryResidential', 'immovable'] as const;

const isItaly = (nation: string | null): boolean =>
  ['', normalizeSearchText(DEFAULT_NATION)].includes(normalizeSearchText(nation ?? ''));

/** Fields of an Italian province that nothing else is compared with. */
function listProvinceFields(form: DossierForm, { findMunicipalities }: DoubtFacts) {
  const births = BIRTHS.filter((birth) => isItaly(form[`${birth}Nation`])).map(
    (birth) => [`${birth}Province`, true] as const,
  );
  const places = PLACES.filter((place) => {
    if (place === 'beneficiaryResidential' && !isResidenceInItaly(form)) return false;
    // Where the municipality is known its own province is named.
    const name = form[`${place}Municipality`];
    return name === null || (findMunicipalities?.(name) ?? []).length === 0;
  }).map((place) => [`${place}Province`, false] as const);
  return [...births, ...places];
}

const findUnknown = (form: DossierForm, facts: DoubtFacts): FoundDoubt[] =>
  listProvinceFields(form, facts).flatMap(([field, isBirth]) => {
    const value = form[field]?.trim().toUpperCase() ?? '';
    return value === '' ||
      value === SAN_MARINO ||
      findRegionByProvince(value) !== null ||
      (isBirth && BIRTH_PROVINCES.has(value))
      ? []
      : [
          {
            field,
            value,
            limit: 'due lettere, come MI',
            message: `«${value}» non è la sigla di una provincia italiana: ricontrollala, sono due lettere come MI`,
          },
        ];
  });

/** A province is written by its letters. */
export const PROVINCE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'province-unknown',
    rule: 'La provincia è una delle sigle italiane',
    source: 'Elenco delle province (ISTAT)',
    find: findUnknown,
  },
];
