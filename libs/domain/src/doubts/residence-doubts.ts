import { isResidenceInItaly } from '../autofill/property-patches.js';
import { formatBeneficiaryName, type DossierForm } from '../dossier/index.js';
import { normalizeSearchKey } from '../municipalities/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { DoubtRule, FoundDoubt } from './doubt.js';

const MAIN_HOME_SOURCE =
  'L. 207/2024, art. 1, commi 54-55; circ. Agenzia delle Entrate 8/E del 2025';

/** The last word of a street, which says most: "Via G. Verdi" and "Via Giuseppe Verdi" are one. */
const readStreetName = (address: string): string =>
  normalizeSearchText(address)
    .replace(/[^a-z0-9 ]/g, ' ')
    .trim()
    .split(' ')
    .at(-1) ?? '';
const readHouseNumber = (number: string): string =>
  normalizeSearchText(number).replace(/[^a-z0-9]/g, '');

const isSameTown = (form: DossierForm): boolean =>
  isResidenceInItaly(form) &&
  normalizeSearchKey(form.beneficiaryResidentialMunicipality ?? '') ===
    normalizeSearchKey(form.immovableMunicipality ?? '');

/** Declares the main home of a person whose residence and property are both known. */
const isMainHome = (form: DossierForm): boolean =>
  !form.isCompany &&
  form.immovablePossessionType === 0 &&
  form.immovableMunicipality !== null &&
  form.beneficiaryResidentialMunicipality !== null;

function findOtherAddress(form: DossierForm): FoundDoubt[] {
  const {
    beneficiaryResidentialAddress: home,
    beneficiaryResidentialAddressNumber: homeNumber,
    immovableAddress: place,
    immovableAddressNumber: placeNumber,
  } = form;
  if (home === null || homeNumber === null || place === null || placeNumber === null) return [];
  if (
    readStreetName(home) === readStreetName(place) ||
    readHouseNumber(homeNumber) === readHouseNumber(placeNumber)
  )
    return [];
  return [
    {
      field: 'immovablePossessionType',
      value: `${place} ${placeNumber}`,
      limit: `${home} ${homeNumber}`,
      message: `Per l’abitazione principale l’indirizzo (${place} ${placeNumber}) è diverso dalla residenza (${home} ${homeNumber}): ricontrolla il tipo di possesso, se non vi abitano familiari`,
    },
  ];
}

/** No matter whose the company is; the rate of the main home is for natural persons. */
const findCompanyHome = (form: DossierForm): FoundDoubt[] =>
  form.isCompany && form.immovablePossessionType === 0
    ? [
        {
          field: 'immovablePossessionType',
          value: 'Abitazione principale',
          limit: 'Altro',
          message: `${formatBeneficiaryName(form) || 'Il beneficiario'} non è una persona fisica e non ha un’abitazione principale: indica «Altro», la detrazione è quella degli altri immobili`,
        },
      ]
    : [];

/** The main home is where one lives, or where close relatives do. */
export const RESIDENCE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'company-main-home',
    rule: 'Solo una persona fisica ha un’abitazione principale',
    source: MAIN_HOME_SOURCE,
    find: findCompanyHome,
  },
  {
    code: 'residence-elsewhere',
    rule: 'L’abitazione principale è dove si risiede, o dove abitano i familiari',
    source: MAIN_HOME_SOURCE,
    find: (form) =>
      isMainHome(form) && !isSameTown(form)
        ? [
            {
              field: 'immovablePossessionType',
              value: form.immovableMunicipality ?? '',
              limit: form.beneficiaryResidentialMunicipality ?? '',
              message: `L’immobile è indicato come abitazione principale ma la residenza è a ${form.beneficiaryResidentialMunicipality}: ricontrolla il tipo di possesso, se non vi abitano familiari`,
            },
          ]
        : [],
  },
  {
    code: 'residence-other-address',
    rule: 'L’abitazione principale è all’indirizzo di residenza, o di familiari',
    source: MAIN_HOME_SOURCE,
    find: (form) => (isMainHome(form) && isSameTown(form) ? findOtherAddress(form) : []),
  },
];
