import { estimateConstructionYear } from './construction-year.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanCode } from '../formats/index.js';
import { REQUIRED_MESSAGE, requireFields, requireSurface, type FieldError } from './field-error.js';
import { checkResidentialUse } from './service-limits.js';

export const ONE_SUBORDINATE_MESSAGE = 'Indica un solo subalterno per pratica';

export const checkResidenza = (form: DossierForm): FieldError[] =>
  requireFields(form, [
    'beneficiaryResidentialAddress',
    'beneficiaryResidentialMunicipality',
    'beneficiaryResidentialProvince',
    'beneficiaryResidentialZip',
    'beneficiaryResidentialNation',
  ]);

export const checkUbicazione = (form: DossierForm): FieldError[] =>
  requireFields(form, [
    'immovableAddress',
    'immovableMunicipality',
    'immovableProvince',
    'immovableZip',
    ...(form.serviceType === 1 ? ['immovableClimateZone' as const] : []),
  ]);

const checkSubordinate = ({ cadastralSubordinate }: DossierForm): FieldError[] =>
  cadastralSubordinate !== null && /[,;/&+\-]|\S\s+\S/.test(cadastralSubordinate)
    ? [{ field: 'cadastralSubordinate', message: ONE_SUBORDINATE_MESSAGE }]
    : [];

export const MUNICIPALITY_CODE_MESSAGE =
  'Il codice catastale del comune è formato da una lettera e tre cifre';

/** Belfiore code, as the cadastre writes it. */
function checkMunicipalityCode({ immovableMunicipalityCode }: DossierForm): FieldError[] {
  const code = cleanCode(immovableMunicipalityCode ?? '');
  const field = 'immovableMunicipalityCode';
  if (code === '') return [{ field, message: REQUIRED_MESSAGE }];
  return /^[A-Z]\d{3}$/.test(code) ? [] : [{ field, message: MUNICIPALITY_CODE_MESSAGE }];
}

export const PROPERTY_ABROAD_MESSAGE = 'L’immobile deve trovarsi in Italia';

/**
 * Belfiore codes of states begin with a Z: San Marino is offered beside the municipalities, for
 * people who live there.
 */
export const isStateCode = (code: string): boolean => cleanCode(code).startsWith('Z');

const checkCountry = ({ immovableMunicipalityCode: code }: DossierForm): FieldError[] =>
  code !== null && isStateCode(code)
    ? [{ field: 'immovableMunicipalityCode', message: PROPERTY_ABROAD_MESSAGE }]
    : [];

export const checkCatasto = (form: DossierForm): FieldError[] => [
  ...checkMunicipalityCode(form),
  ...requireFields(form, ['immovableCadastralCode', 'cadastralSheet', 'cadastralParcel']),
  ...checkCountry(form),
  ...checkSubordinate(form),
];

/** ENEA requires the hard-attribution category whenever the use is "di difficile attribuzione". */
const checkHardAttribution = (form: DossierForm): FieldError[] =>
  form.serviceType === 1 && form.immovableParticularUse === 8
    ? requireFields(form, ['immovableParticularUseHardAttribution'])
    : [];

export const FUTURE_YEAR_MESSAGE = 'L’anno di costruzione non può essere nel futuro';

export const UNREAD_YEAR_MESSAGE =
  'Scrivi un anno, per esempio 1965; va bene anche un decennio (anni 60) o un secolo (XIX secolo)';

/** Digits alone that are no year of four. */
export const mistypedYearMessage = (text: string): string =>
  `${text} non è un anno. Scrivi per esempio 1980, oppure «anni ’80».`;

/**
 * A year may be estimated, as a decade or a century in words, of which ENEA gets the middle; it must
 * be read as a year that is not in the future.
 */
function checkYear(form: DossierForm, today: string | null): FieldError[] {
  const field = 'immovableEstimatedYearOfConstruction';
  const text = form[field]?.trim() ?? '';
  if (text === '') return [];
  const year = estimateConstructionYear(text);
  if (year === null)
    return [
      { field, message: /^\d+$/.test(text) ? mistypedYearMessage(text) : UNREAD_YEAR_MESSAGE },
    ];
  return today !== null && year > Number(today.slice(0, 4))
    ? [{ field, message: FUTURE_YEAR_MESSAGE }]
    : [];
}

export const checkImmobile = (form: DossierForm, today: string | null): FieldError[] => [
  ...requireFields(form, [
    'immovableEstimatedYearOfConstruction',
    'immovableSurfaceArea',
    'immovableUnitNumber',
    'immovablePossessionTitle',
    'immovableGeneralUse',
    'immovableParticularUse',
    'immovableBuildingTypology',
  ]),
  ...checkYear(form, today),
  ...requireSurface(form, ['immovableSurfaceArea']),
  ...checkHardAttribution(form),
  ...checkResidentialUse(form),
];
