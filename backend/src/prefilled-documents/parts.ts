import {
  cadastralCategory,
  categoryLabel,
  clientName,
  declaredTitle,
  formatDay,
  labelOf,
  POSSESSION_TITLES,
  SERVICE_TYPES,
  type DossierForm,
} from '@pratiche/domain';
import { joined, town, words, type KeyValue, type PdfPaper } from '../platform/pdf/index.js';
import type { Installer } from './prefilled.js';

/** Missing inside a sentence: room to write by hand. */
export const orBlank = (text: string | null | undefined, letters = 24): string =>
  text?.trim() || '_'.repeat(letters);

export const day = (value: string | null): string | null => formatDay(value) || null;

/** A tax code knows the state somebody was born in, not the town: it stands in both fields, with no province (EE). */
const bornIn = (municipality: string, province: string | null): string =>
  town(null, municipality, province?.trim().toUpperCase() === 'EE' ? null : province) ?? '';

/** Who signs: the person, or the legal representative of the company. */
export function declarant(form: DossierForm): KeyValue[] {
  const born = (
    date: string | null,
    municipality: string | null,
    province: string | null,
    nation: string | null,
  ) =>
    words(
      day(date),
      municipality && `a ${bornIn(municipality, province)}`,
      nation && nation !== 'Italia' && nation !== municipality ? nation : null,
    );
  const residence: KeyValue = [
    'Residenza',
    joined(
      words(form.beneficiaryResidentialAddress, form.beneficiaryResidentialAddressNumber),
      town(
        form.beneficiaryResidentialZip,
        form.beneficiaryResidentialMunicipality,
        form.beneficiaryResidentialProvince,
      ),
      form.beneficiaryResidentialNation === 'Italia' ? null : form.beneficiaryResidentialNation,
    ),
  ];
  const identity: KeyValue = [
    'Documento d’identità',
    words(
      form.beneficiaryIdentificationDocNumber && `n. ${form.beneficiaryIdentificationDocNumber}`,
      form.beneficiaryIdentificationDocDate &&
        `valido fino al ${formatDay(form.beneficiaryIdentificationDocDate)}`,
    ),
  ];
  const phone: KeyValue = ['Telefono', words(form.beneficiaryPhone)];
  if (form.isCompany) {
    return [
      [
        'Nome e cognome',
        words(form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName),
      ],
      [
        'Nato/a il',
        born(
          form.beneficiaryAttorneyBirthDate,
          form.beneficiaryAttorneyBirthMunicipality,
          form.beneficiaryAttorneyBirthProvince,
          form.beneficiaryAttorneyBirthNation,
        ),
      ],
      ['Codice fiscale', words(form.beneficiaryAttorneySsn)],
      ['Legale rappresentante di', words(form.beneficiaryCompanyName)],
      ['Codice fiscale o partita IVA', words(form.beneficiarySsn)],
      ['Sede', residence[1]],
      identity,
      phone,
    ];
  }
  return [
    ['Nome e cognome', clientName(form) || null],
    [
      'Nato/a il',
      born(
        form.beneficiaryBirthDate,
        form.beneficiaryBirthMunicipality,
        form.beneficiaryBirthProvince,
        form.beneficiaryBirthNation,
      ),
    ],
    ['Codice fiscale', words(form.beneficiarySsn)],
    residence,
    identity,
    phone,
  ];
}

export function property(form: DossierForm): KeyValue[] {
  const category = cadastralCategory(form);
  return [
    [
      'Indirizzo',
      joined(
        words(form.immovableAddress, form.immovableAddressNumber),
        form.immovableStair && `scala ${form.immovableStair}`,
        form.immovableInterior && `interno ${form.immovableInterior}`,
        town(form.immovableZip, form.immovableMunicipality, form.immovableProvince),
      ),
    ],
    [
      'Dati catastali',
      joined(
        form.immovableMunicipalityCode && `comune ${form.immovableMunicipalityCode}`,
        form.cadastralSection && `sezione ${form.cadastralSection}`,
        form.cadastralSheet && `foglio ${form.cadastralSheet}`,
        form.cadastralParcel && `particella ${form.cadastralParcel}`,
        form.cadastralSubordinate && `subalterno ${form.cadastralSubordinate}`,
        category && `categoria ${categoryLabel(category)}`,
      ),
    ],
  ];
}

export const works = (form: DossierForm): KeyValue[] => [
  ['Detrazione richiesta', labelOf(SERVICE_TYPES, form.serviceType) || null],
  ['Inizio dei lavori', day(form.interventionStartDate)],
  ['Fine dei lavori (collaudo)', day(form.interventionEndDate)],
];

export const installerRows = (installer: Installer): KeyValue[] => [
  ['Impresa', words(installer.businessName)],
  [
    'Sede',
    joined(
      words(installer.street),
      words(installer.village),
      town(installer.zip, installer.city, installer.province),
    ),
  ],
  ['Partita IVA', words(installer.vat)],
];

export const installerDeclarant = (installer: Installer): KeyValue[] => [
  ['Nome e cognome', words(installer.attorneyFirstName, installer.attorneyLastName)],
  ['Codice fiscale', words(installer.attorneySSN)],
  ['In qualità di', 'legale rappresentante dell’impresa che ha fornito o installato i prodotti'],
  ...installerRows(installer),
];

/** The title of possession as boxes, the declared one ticked. */
export function possessionBoxes(paper: PdfPaper, form: DossierForm): void {
  for (const { value, label } of POSSESSION_TITLES)
    paper.checkBox(label, declaredTitle(form) === value);
}
