import type { AggettiOstruzioni, Chiusura, DossierForm, Generatore, OtherBeneficiary, Schermatura, Serramento, Spese } from '../dossier/index.js';

export const DEFAULT_NATION = 'Italia';

export const emptySerramento = (): Serramento => ({
  tipologiaInfisso: null, tipologiaTelaioPre: null, tipologiaTelaioPost: null, tipologiaVetroPre: null, tipologiaVetroPost: null,
  trasmittanzaPre: null, trasmittanzaPost: null, superficie: null, confine: 'esterno', installazioneChiusuraOscurante: false,
});

export const emptySchermatura = (): Schermatura => ({
  tipologia: null, installazione: 'esterna', superficieSchermatura: null, superficieFinestrata: null, tipologiaFinestra: null,
  tipologiaVetrata: null, esposizione: null, trasmissioneSolare: null, materialeSchermatura: null, meccanismoRegolazione: null,
  modalitaCalcoloResistenzaTermica: 'fornitore', aggettiOstruzioni: null,
});

/** Something stands in front of the window; what, is still to be said. */
export const emptyAggettiOstruzioni = (): AggettiOstruzioni => ({
  orizzontali: { altezzaSoffitto: null, profonditaAggetto: null },
  verticali: { posizione: null, distanza: null, profondita: null },
  ostruzioni: { distanza: null, differenzaPiani: null },
});

export const emptyChiusura = (): Chiusura => ({
  tipologiaPre: null, tipologiaPost: null, installazione: 'esterna', superficieChiusura: null, superficieFinestrata: null,
  tipologiaVetrata: null, esposizione: null, permeabilitaAria: null, resistenzaTermicaIniziale: null, resistenzaTermicaFinale: null,
  modalitaCalcoloResistenzaTermica: 'fornitore', trasmissioneSolare: null, uwInfissoChiusura: null, materialeChiusura: null,
  meccanismoRegolazione: null,
});

export const emptyGeneratore = (): Generatore =>
  ({ tipoGeneratore: null, numeroGeneratore: null, rendimentoMaxPotenza: null, potenzaUtileNominale: null });

export const emptyOtherBeneficiary = (): OtherBeneficiary => ({
  isCompany: false, beneficiaryCompanyName: null, beneficiaryFirstName: null, beneficiaryLastName: null, beneficiarySsn: null,
});

export const emptySpese = (): Spese => ({
  spesaDetraibileSerramenti: null, speseProfessionaliSerramenti: null, spesaDetraibileSchermature: null,
  speseProfessionaliSchermature: null, spesaDetraibileChiusure: null, speseProfessionaliChiusure: null,
});

/** A new dossier with the defaults of the specification (wizard §5). */
export const emptyDossierForm = (): DossierForm => ({
  serviceType: 1, annoRiferimento: null, isCompany: false, acquisizioneBeneficiario: false,
  beneficiaryCompanyType: null, beneficiaryCompanyName: null, beneficiarySsn: null, beneficiaryFirstName: null,
  beneficiaryLastName: null, beneficiaryGender: null, beneficiaryBirthDate: null, beneficiaryBirthMunicipality: null,
  beneficiaryBirthProvince: null, beneficiaryBirthNation: null, beneficiaryIdentificationDocNumber: null,
  beneficiaryIdentificationDocDate: null, beneficiaryPhone: null,
  beneficiaryAttorneyFirstName: null, beneficiaryAttorneyLastName: null, beneficiaryAttorneySsn: null,
  beneficiaryAttorneyGender: null, beneficiaryAttorneyBirthDate: null, beneficiaryAttorneyBirthMunicipality: null,
  beneficiaryAttorneyBirthProvince: null, beneficiaryAttorneyBirthNation: null,
  otherBeneficiaries: [],
  beneficiaryResidentialAddress: null, beneficiaryResidentialAddressNumber: null, beneficiaryResidentialMunicipality: null,
  beneficiaryResidentialProvince: null, beneficiaryResidentialZip: null, beneficiaryResidentialClimateZone: null,
  beneficiaryResidentialNation: DEFAULT_NATION,
  immovableAddress: null, immovableAddressNumber: null, immovableMunicipality: null, immovableProvince: null, immovableZip: null,
  immovableStair: null, immovableInterior: null, immovableClimateZone: null,
  immovableMunicipalityCode: null, immovableCadastralCode: null, cadastralSection: null, cadastralSheet: null,
  cadastralParcel: null, cadastralSubordinate: null,
  immovableEstimatedYearOfConstruction: null, immovableSurfaceArea: null, immovableUnitNumber: null, immovableMergeUnits: false,
  immovablePossessionTitle: 0, immovablePossessionType: 0, immovableGeneralUse: null, immovableParticularUse: null,
  immovableParticularUseHardAttribution: null, immovableBuildingTypology: null,
  interventionOnImmovableType: null, interventionImmovableUnitNumber: null, interventionStartDate: null,
  interventionEstimatedEndDate: null, interventionEndDate: null,
  manufatti: { serramenti: [], schermature: [], chiusure: [] },
  tipoImpianto: null, tipoTerminaleErogazione: null, vettoreEnergetico: 'metano', generatori: [],
  impiantoClimatizzazioneEstiva: false, valoreEer: null, marcaImpiantoTermico: null, modelloImpiantoTermico: null,
  spese: emptySpese(),
});
