import type { ClimateZone, DossierForm, Gender } from '@pratiche/domain';

/** An invented beneficiary and where they live. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  gender: Gender;
  birthDate: string;
  birthPlace: DemoPlace;
  home: DemoPlace & { address: string; number: string; zip: string; zone: ClimateZone };
  phone: string;
}

interface DemoPlace {
  belfiore: string;
  name: string;
  province: string;
}

const bergamo = { belfiore: 'A794', name: 'Bergamo', province: 'BG' };
const brescia = { belfiore: 'B157', name: 'Brescia', province: 'BS' };
const milano = { belfiore: 'F205', name: 'Milano', province: 'MI' };
const roma = { belfiore: 'H501', name: 'Roma', province: 'RM' };

export const DEMO_PEOPLE = {
  ortensia: {
    firstName: 'Ortensia',
    lastName: 'Brughetti',
    gender: 'F',
    birthDate: '1971-03-09',
    birthPlace: bergamo,
    phone: '3330001122',
    home: { ...bergamo, address: 'Via delle Ginestre', number: '12/B', zip: '24127', zone: 'E' },
  },
  amedeo: {
    firstName: 'Amedeo',
    lastName: 'Lunardelli',
    gender: 'M',
    birthDate: '1958-11-23',
    birthPlace: milano,
    phone: '3331112233',
    home: { ...milano, address: 'Via dei Tulipani', number: '7', zip: '20146', zone: 'E' },
  },
  fosca: {
    firstName: 'Fosca',
    lastName: 'Marangon',
    gender: 'F',
    birthDate: '1985-07-02',
    birthPlace: roma,
    phone: '3332223344',
    home: { ...roma, address: 'Via del Biancospino', number: '41', zip: '00171', zone: 'D' },
  },
  tullio: {
    firstName: 'Tullio',
    lastName: 'Passalacqua',
    gender: 'M',
    birthDate: '1966-02-14',
    birthPlace: brescia,
    phone: '3333334455',
    home: { ...brescia, address: 'Vicolo del Noce', number: '5', zip: '25123', zone: 'E' },
  },
  iride: {
    firstName: 'Iride',
    lastName: 'Zanetello',
    gender: 'F',
    birthDate: '1990-12-30',
    birthPlace: bergamo,
    phone: '3334445566',
    home: { ...bergamo, address: 'Via del Frassino', number: '18', zip: '24128', zone: 'E' },
  },
} as const satisfies Record<string, DemoPerson>;

/** The fields of a dossier that speak of the beneficiary and their home. */
export const toBeneficiaryFields = (person: DemoPerson, taxCode: string): Partial<DossierForm> => ({
  beneficiaryFirstName: person.firstName,
  beneficiaryLastName: person.lastName,
  beneficiarySsn: taxCode,
  beneficiaryGender: person.gender,
  beneficiaryBirthDate: person.birthDate,
  beneficiaryBirthMunicipality: person.birthPlace.name,
  beneficiaryBirthProvince: person.birthPlace.province,
  beneficiaryBirthNation: 'Italia',
  beneficiaryPhone: person.phone,
  beneficiaryResidentialAddress: person.home.address,
  beneficiaryResidentialAddressNumber: person.home.number,
  beneficiaryResidentialMunicipality: person.home.name,
  beneficiaryResidentialProvince: person.home.province,
  beneficiaryResidentialZip: person.home.zip,
  beneficiaryResidentialClimateZone: person.home.zone,
});
