import { getCadastralCategory, type DossierForm, type OtherBeneficiary } from '../dossier/index.js';
import type { ServiceType } from '../enumerations/index.js';
import { formatDay, formatNumber } from '../formats/index.js';
import { createXmlElement, type XmlElement } from './xml-element.js';
import { COST_TAGS, ROOT_ELEMENT, FORMAT_VERSION } from './read-pratica-xml.js';
import {
  createOptionalElement,
  createParentElement,
  createTextElements,
} from './write-elements.js';
import { writeProducts } from './write-product-rows.js';

const BONUS_NAMES: Readonly<Record<ServiceType, string>> = {
  1: 'Ecobonus',
  2: 'BonusCasa',
  3: 'BonusSicurezza',
};

/**
 * Writes a dossier as a data file (`docs/xml/pratica-enea-1.0.xsd`). Parts without an element in
 * the format are left out, absent values are absent in the file. Reading it back with `exact` gives
 * the same dossier.
 */
export const writePraticaXml = (form: DossierForm): XmlElement =>
  createXmlElement(
    ROOT_ELEMENT,
    [
      createXmlElement('TipoBonus', form.serviceType === null ? '' : BONUS_NAMES[form.serviceType]),
      ...createTextElements({
        AnnoRiferimento: form.annoRiferimento === null ? null : String(form.annoRiferimento),
      }),
      createParentElement('Beneficiario', form.isCompany ? writeCompany(form) : writePerson(form)),
      ...createOptionalElement(
        'AltriBeneficiari',
        form.otherBeneficiaries.map(writeOtherBeneficiary),
      ),
      ...createOptionalElement(
        'Residenza',
        createTextElements({
          ...writeAddress(form, 'beneficiaryResidential'),
          Nazione: form.beneficiaryResidentialNation,
        }),
      ),
      createParentElement(
        'Ubicazione',
        createTextElements({
          ...writeAddress(form, 'immovable'),
          Scala: form.immovableStair,
          Interno: form.immovableInterior,
        }),
      ),
      ...createOptionalElement(
        'DatiCatastali',
        createTextElements({
          CodiceComune: form.immovableMunicipalityCode,
          Categoria: getCadastralCategory(form),
          Sezione: form.cadastralSection,
          Foglio: form.cadastralSheet,
          Particella: form.cadastralParcel,
          Subalterno: form.cadastralSubordinate,
        }),
      ),
      ...createOptionalElement(
        'Intervento',
        createTextElements({
          DataInizioLavori: formatDay(form.interventionStartDate),
          DataFineLavori: formatDay(form.interventionEndDate),
        }),
      ),
      writeProducts(form.manufatti),
      ...createOptionalElement('DettagliEconomici', createTextElements(writeCosts(form))),
    ],
    { versione: FORMAT_VERSION },
  );

const writePerson = (form: DossierForm): XmlElement[] => [
  createXmlElement('TipoPersona', 'Fisica'),
  ...createTextElements({
    Nome: form.beneficiaryFirstName,
    Cognome: form.beneficiaryLastName,
    CodiceFiscale: form.beneficiarySsn,
    Telefono: form.beneficiaryPhone,
  }),
];

/**
 * First and last name belong to the legal representative; the element of the VAT number is present
 * if the company has one.
 */
const writeCompany = (form: DossierForm): XmlElement[] => [
  createXmlElement('TipoPersona', 'Giuridica'),
  ...createTextElements({
    Denominazione: form.beneficiaryCompanyName,
    Nome: form.beneficiaryAttorneyFirstName,
    Cognome: form.beneficiaryAttorneyLastName,
  }),
  ...writeCompanyCodes(form),
  ...createTextElements({ Telefono: form.beneficiaryPhone }),
];

function writeCompanyCodes({
  beneficiaryCompanyType: type,
  beneficiarySsn: code,
  beneficiaryAttorneySsn: attorney,
}: DossierForm): XmlElement[] {
  if (type === 1) return [createXmlElement('CodiceFiscale', code ?? '')];
  if (type === null && code === null && attorney === null) return [];
  return [
    createXmlElement('PartitaIva', code ?? ''),
    ...createTextElements({ CodiceFiscale: attorney }),
  ];
}

const writeOtherBeneficiary = (row: OtherBeneficiary): XmlElement =>
  createParentElement('Beneficiario', [
    createXmlElement('TipoPersona', row.isCompany ? 'Giuridica' : 'Fisica'),
    ...createTextElements(
      row.isCompany
        ? { Denominazione: row.beneficiaryCompanyName, PartitaIva: row.beneficiarySsn }
        : {
            Nome: row.beneficiaryFirstName,
            Cognome: row.beneficiaryLastName,
            CodiceFiscale: row.beneficiarySsn,
          },
    ),
  ]);

const writeAddress = (
  form: DossierForm,
  place: 'beneficiaryResidential' | 'immovable',
): Record<string, string | null> => ({
  Indirizzo: form[`${place}Address`],
  NumeroCivico: form[`${place}AddressNumber`],
  CAP: form[`${place}Zip`],
  Comune: form[`${place}Municipality`],
  Provincia: form[`${place}Province`],
});

const writeCosts = ({ spese }: DossierForm): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(COST_TAGS) as (keyof typeof COST_TAGS)[]).map((field) => {
      const euro = spese[field];
      return [COST_TAGS[field], euro === null ? null : `€ ${formatNumber(euro, 2)}`];
    }),
  );
