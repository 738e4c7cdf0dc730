import {
  getCadastralCategory,
  formatCadastralCategory,
  formatBeneficiaryName,
  formatDay,
  getChoiceLabel,
  POSSESSION_TITLES,
  SERVICE_TYPES,
  type BeneficiaryShare,
  type DossierForm,
  type PossessionTitle,
} from '@pratiche/domain';
import {
  joinWithCommas,
  formatTown,
  joinWords,
  type KeyValue,
  type PdfDocumentBuilder,
} from '../../platform/pdf/index.js';
import type { Installer } from './prefilled-document.types.js';

/** A missing value inside a sentence becomes a line to write on. */
export const orBlankLine = (text: string | null | undefined, letters = 24): string =>
  text?.trim() || '_'.repeat(letters);

export const formatDayOrNull = (value: string | null): string | null => formatDay(value) || null;

/**
 * The tax code of a person born abroad contains the state, not the town: both fields hold the
 * state, the province is EE.
 */
const formatBirthPlace = (municipality: string, province: string | null): string =>
  formatTown(null, municipality, province?.trim().toUpperCase() === 'EE' ? null : province) ?? '';

/** Who signs: the person, or the legal representative of the company. */
export function declarantRows(form: DossierForm): KeyValue[] {
  const born = (
    date: string | null,
    municipality: string | null,
    province: string | null,
    nation: string | null,
  ) =>
    joinWords(
      formatDayOrNull(date),
      municipality && `a ${formatBirthPlace(municipality, province)}`,
      nation && nation !== 'Italia' && nation !== municipality ? nation : null,
    );
  const residence: KeyValue = [
    'Residenza',
    joinWithCommas(
      joinWords(form.beneficiaryResidentialAddress, form.beneficiaryResidentialAddressNumber),
      formatTown(
        form.beneficiaryResidentialZip,
        form.beneficiaryResidentialMunicipality,
        form.beneficiaryResidentialProvince,
      ),
      form.beneficiaryResidentialNation === 'Italia' ? null : form.beneficiaryResidentialNation,
    ),
  ];
  const identity: KeyValue = [
    'Documento d’identità',
    joinWords(
      form.beneficiaryIdentificationDocNumber && `n. ${form.beneficiaryIdentificationDocNumber}`,
      form.beneficiaryIdentificationDocDate &&
        `valido fino al ${formatDay(form.beneficiaryIdentificationDocDate)}`,
    ),
  ];
  const phone: KeyValue = ['Telefono', joinWords(form.beneficiaryPhone)];
  if (form.isCompany) {
    return [
      [
        'Nome e cognome',
        joinWords(form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName),
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
      ['Codice fiscale', joinWords(form.beneficiaryAttorneySsn)],
      ['Legale rappresentante di', joinWords(form.beneficiaryCompanyName)],
      ['Codice fiscale o partita IVA', joinWords(form.beneficiarySsn)],
      ['Sede', residence[1]],
      identity,
      phone,
    ];
  }
  return [
    ['Nome e cognome', formatBeneficiaryName(form) || null],
    [
      'Nato/a il',
      born(
        form.beneficiaryBirthDate,
        form.beneficiaryBirthMunicipality,
        form.beneficiaryBirthProvince,
        form.beneficiaryBirthNation,
      ),
    ],
    ['Codice fiscale', joinWords(form.beneficiarySsn)],
    residence,
    identity,
    phone,
  ];
}

/** Another beneficiary: what the dossier does not ask for is left to fill by hand. */
export const otherDeclarantRows = ({ name, taxCode, isCompany }: BeneficiaryShare): KeyValue[] =>
  isCompany
    ? [
        ['Nome e cognome', null],
        ['Nato/a il', null],
        ['Codice fiscale', null],
        ['Legale rappresentante di', joinWords(name)],
        ['Codice fiscale o partita IVA', joinWords(taxCode)],
        ['Sede', null],
        ['Documento d’identità', null],
      ]
    : [
        ['Nome e cognome', joinWords(name)],
        ['Nato/a il', null],
        ['Codice fiscale', joinWords(taxCode)],
        ['Residenza', null],
        ['Documento d’identità', null],
      ];

/** The customer, in short: name and tax code of who signs, and of the company. */
export const customerRows = (form: DossierForm): KeyValue[] =>
  declarantRows(form).filter(([label]) => CUSTOMER_LABELS.includes(label));

const CUSTOMER_LABELS: readonly string[] = [
  'Nome e cognome',
  'Codice fiscale',
  'Legale rappresentante di',
  'Codice fiscale o partita IVA',
];

export function propertyRows(form: DossierForm): KeyValue[] {
  const category = getCadastralCategory(form);
  return [
    [
      'Indirizzo',
      joinWithCommas(
        joinWords(form.immovableAddress, form.immovableAddressNumber),
        form.immovableStair && `scala ${form.immovableStair}`,
        form.immovableInterior && `interno ${form.immovableInterior}`,
        formatTown(form.immovableZip, form.immovableMunicipality, form.immovableProvince),
      ),
    ],
    [
      'Dati catastali',
      joinWithCommas(
        form.immovableMunicipalityCode && `comune ${form.immovableMunicipalityCode}`,
        form.cadastralSection && `sezione ${form.cadastralSection}`,
        form.cadastralSheet && `foglio ${form.cadastralSheet}`,
        form.cadastralParcel && `particella ${form.cadastralParcel}`,
        form.cadastralSubordinate && `subalterno ${form.cadastralSubordinate}`,
        category && `categoria ${formatCadastralCategory(category)}`,
      ),
    ],
  ];
}

export const interventionRows = (form: DossierForm): KeyValue[] => [
  ['Detrazione richiesta', getChoiceLabel(SERVICE_TYPES, form.serviceType) || null],
  ['Inizio e fine dei lavori', formatWorkDays(form)],
];

const formatWorkDays = ({
  interventionStartDate: start,
  interventionEndDate: end,
}: DossierForm): string =>
  `${orBlankLine(formatDayOrNull(start), 14)} – ${orBlankLine(formatDayOrNull(end), 14)} (collaudo)`;

export const installerRows = (installer: Installer): KeyValue[] => [
  ['Impresa', joinWords(installer.businessName)],
  [
    'Sede',
    joinWithCommas(
      joinWords(installer.street),
      joinWords(installer.village),
      formatTown(installer.zip, installer.city, installer.province),
    ),
  ],
  ['Partita IVA', joinWords(installer.vat)],
];

export const installerDeclarantRows = (installer: Installer): KeyValue[] => [
  ['Nome e cognome', joinWords(installer.attorneyFirstName, installer.attorneyLastName)],
  ['Codice fiscale', joinWords(installer.attorneySSN)],
  ['In qualità di', 'legale rappresentante dell’impresa fornitrice o installatrice'],
  ...installerRows(installer),
];

/** Draws the title of possession as checkboxes, with the declared title ticked. */
export function drawPossessionBoxes(pdf: PdfDocumentBuilder, title: PossessionTitle | null): void {
  for (const { value, label } of POSSESSION_TITLES)
    pdf.addCheckBox(label, title === null ? null : title === value);
}
