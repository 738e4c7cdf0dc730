import {
  addDays,
  type DossierForm,
  type Serramento,
  createEmptySerramento,
  createEmptySpese,
} from '@pratiche/domain';
import type { DemoPerson } from './demo-people.constants.js';
import { toBeneficiaryFields } from './demo-people.constants.js';

const createWindow = (superficie: number, change: Partial<Serramento> = {}): Serramento => ({
  ...createEmptySerramento(),
  tipologiaInfisso: 'finestra',
  tipologiaTelaioPre: 'legnoTenero',
  tipologiaTelaioPost: 'pvc',
  tipologiaVetroPre: 'singolo',
  tipologiaVetroPost: 'triplo',
  trasmittanzaPre: 5,
  trasmittanzaPost: 1.1,
  superficie,
  confine: 'esterno',
  installazioneChiusuraOscurante: false,
  vetroBassoEmissivoPost: true,
  ...change,
});

/** A complete Ecobonus dossier with windows, its works ended `daysAgo` before today. */
export function createCompleteEcobonusForm(
  person: DemoPerson,
  taxCode: string,
  today: string,
  daysAgo: number,
): Partial<DossierForm> {
  const end = addDays(today, -daysAgo);
  return {
    serviceType: 1,
    annoRiferimento: Number(end.slice(0, 4)),
    ...toBeneficiaryFields(person, taxCode),
    ...toPropertyFields(person),
    interventionOnImmovableType: 0,
    interventionImmovableUnitNumber: 1,
    interventionStartDate: addDays(end, -12),
    interventionEndDate: end,
    manufatti: {
      serramenti: [
        createWindow(2.4),
        createWindow(1.35),
        createWindow(2.1, { installazioneChiusuraOscurante: true }),
      ],
      schermature: [],
      chiusure: [],
    },
    tipoImpianto: 'autonomo',
    tipoTerminaleErogazione: 'radiatori',
    vettoreEnergetico: 'metano',
    generatori: [
      {
        tipoGeneratore: 'caldaiaCondensazione',
        numeroGeneratore: 1,
        rendimentoMaxPotenza: 98,
        pea: null,
        nome: null,
        potenzaUtileNominale: 24,
      },
    ],
    spese: {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: 4820.5,
      speseProfessionaliSerramenti: 150,
      spesaDetraibileSchermature: null,
      speseProfessionaliSchermature: null,
      spesaDetraibileChiusure: null,
      speseProfessionaliChiusure: null,
    },
  };
}

/** The same with awnings: two filings and an energy calculation. */
export function createAwningForm(
  person: DemoPerson,
  taxCode: string,
  today: string,
  daysAgo: number,
): Partial<DossierForm> {
  const form = createCompleteEcobonusForm(person, taxCode, today, daysAgo);
  return {
    ...form,
    manufatti: {
      serramenti: form.manufatti?.serramenti ?? [],
      chiusure: [],
      schermature: [
        {
          tipologia: 'tenda',
          installazione: 'esterna',
          superficieSchermatura: 3.2,
          superficieFinestrata: 2.4,
          tipologiaFinestra: 'finestra',
          tipologiaVetrata: 'doppia',
          esposizione: 'sud',
          trasmissioneSolare: 0.2,
          materialeSchermatura: 'tessuto',
          meccanismoRegolazione: 'motorizzato',
          modalitaCalcoloResistenzaTermica: 'fornitore',
          aggettiOstruzioni: null,
        },
      ],
    },
    spese: {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: 4820.5,
      speseProfessionaliSerramenti: 150,
      spesaDetraibileSchermature: 1290,
      speseProfessionaliSchermature: 80,
      spesaDetraibileChiusure: null,
      speseProfessionaliChiusure: null,
    },
  };
}

/** Filled up to the property, as after the first visit. */
export function createStartedEcobonusForm(
  person: DemoPerson,
  taxCode: string,
  today: string,
): Partial<DossierForm> {
  return {
    serviceType: 1,
    annoRiferimento: Number(today.slice(0, 4)),
    ...toBeneficiaryFields(person, taxCode),
  };
}

const toPropertyFields = ({ home: place }: DemoPerson): Partial<DossierForm> => ({
  immovableAddress: place.address,
  immovableAddressNumber: place.number,
  immovableMunicipality: place.name,
  immovableProvince: place.province,
  immovableZip: place.zip,
  immovableInterior: '3',
  immovableClimateZone: place.zone,
  immovableMunicipalityCode: place.belfiore,
  immovableCadastralCode: 'A2',
  cadastralSheet: '45',
  cadastralParcel: String(1_100 + Number.parseInt(place.number, 10)),
  cadastralSubordinate: '7',
  immovableEstimatedYearOfConstruction: '1974',
  immovableSurfaceArea: 96,
  immovableUnitNumber: 8,
  immovablePossessionTitle: 0,
  immovablePossessionType: 0,
  immovableGeneralUse: 0,
  immovableParticularUse: 0,
  immovableBuildingTypology: 0,
});
