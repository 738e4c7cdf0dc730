import { cadastralCategory, type DossierForm, type OtherBeneficiary } from '../dossier/index.js';
import type { ServiceType } from '../enumerations/index.js';
import { formatDay, formatNumber } from '../formats/index.js';
import { element, type XmlElement } from './element.js';
import { COST_TAGS, ROOT, VERSION } from './read.js';
import { optionalPart, part, parts } from './write-parts.js';
import { writeProducts } from './write-products.js';

const BONUS: Readonly<Record<ServiceType, string>> = {
  1: 'Ecobonus',
  2: 'BonusCasa',
  3: 'BonusSicurezza',
};

/**
 * A dossier as a data file (`docs/xml/pratica-enea-1.0.xsd`). Parts the format has no element for are left out; what is
 * absent in the dossier is absent in the file. Read back with `exact`, it gives the same dossier.
 */
export const writePraticaXml = (form: DossierForm): XmlElement =>
  element(
    ROOT,
    [
      element('TipoBonus', form.serviceType === null ? '' : BONUS[form.serviceType]),
      ...parts({
        AnnoRiferimento: form.annoRiferimento === null ? null : String(form.annoRiferimento),
      }),
      part('Beneficiario', form.isCompany ? company(form) : person(form)),
      ...optionalPart('AltriBeneficiari', form.otherBeneficiaries.map(other)),
      ...optionalPart(
        'Residenza',
        parts({
          ...address(form, 'beneficiaryResidential'),
          Nazione: form.beneficiaryResidentialNation,
        }),
      ),
      part(
        'Ubicazione',
        parts({
          ...address(form, 'immovable'),
          Scala: form.immovableStair,
          Interno: form.immovableInterior,
        }),
      ),
      ...optionalPart(
        'DatiCatastali',
        parts({
          CodiceComune: form.immovableMunicipalityCode,
          Categoria: cadastralCategory(form),
          Sezione: form.cadastralSection,
          Foglio: form.cadastralSheet,
          Particella: form.cadastralParcel,
          Subalterno: form.cadastralSubordinate,
        }),
      ),
      ...optionalPart(
        'Intervento',
        parts({
          DataInizioLavori: formatDay(form.interventionStartDate),
          DataFineLavori: formatDay(form.interventionEndDate),
        }),
      ),
      writeProducts(form.manufatti),
      ...optionalPart('DettagliEconomici', parts(costs(form))),
    ],
    { versione: VERSION },
  );

const person = (form: DossierForm): XmlElement[] => [
  element('TipoPersona', 'Fisica'),
  ...parts({
    Nome: form.beneficiaryFirstName,
    Cognome: form.beneficiaryLastName,
    CodiceFiscale: form.beneficiarySsn,
    Telefono: form.beneficiaryPhone,
  }),
];

/** First and last name are those of the legal representative; the VAT number's element says that the company has one. */
const company = (form: DossierForm): XmlElement[] => [
  element('TipoPersona', 'Giuridica'),
  ...parts({
    Denominazione: form.beneficiaryCompanyName,
    Nome: form.beneficiaryAttorneyFirstName,
    Cognome: form.beneficiaryAttorneyLastName,
  }),
  ...companyCodes(form),
  ...parts({ Telefono: form.beneficiaryPhone }),
];

function companyCodes({
  beneficiaryCompanyType: type,
  beneficiarySsn: code,
  beneficiaryAttorneySsn: attorney,
}: DossierForm): XmlElement[] {
  if (type === 1) return [element('CodiceFiscale', code ?? '')];
  if (type === null && code === null && attorney === null) return [];
  return [element('PartitaIva', code ?? ''), ...parts({ CodiceFiscale: attorney })];
}

const other = (row: OtherBeneficiary): XmlElement =>
  part('Beneficiario', [
    element('TipoPersona', row.isCompany ? 'Giuridica' : 'Fisica'),
    ...parts(
      row.isCompany
        ? { Denominazione: row.beneficiaryCompanyName, PartitaIva: row.beneficiarySsn }
        : {
            Nome: row.beneficiaryFirstName,
            Cognome: row.beneficiaryLastName,
            CodiceFiscale: row.beneficiarySsn,
          },
    ),
  ]);

const address = (
  form: DossierForm,
  place: 'beneficiaryResidential' | 'immovable',
): Record<string, string | null> => ({
  Indirizzo: form[`${place}Address`],
  NumeroCivico: form[`${place}AddressNumber`],
  CAP: form[`${place}Zip`],
  Comune: form[`${place}Municipality`],
  Provincia: form[`${place}Province`],
});

const costs = ({ spese }: DossierForm): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(COST_TAGS) as (keyof typeof COST_TAGS)[]).map((field) => {
      const euro = spese[field];
      return [COST_TAGS[field], euro === null ? null : `€ ${formatNumber(euro, 2)}`];
    }),
  );
