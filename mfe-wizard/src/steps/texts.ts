/** The words of the steps that follow the choice of the service and load together; other steps have their own file. */
export const RESIDENCE_TEXTS = {
  city: 'Città',
  abroad: 'Vivi all’estero?',
} as const;

export const LOCATION_TEXTS = {
  address: 'Indirizzo dell’immobile',
  copyResidence: 'Copia dati residenza',
} as const;

export const CADASTRE_TEXTS = {
  onSurvey: 'Trovi questi dati sulla visura catastale.',
  landRegister:
    'Qui vige il libro fondiario (sistema tavolare): nella particella indica la particella edificiale (p.ed.), nel subalterno la porzione materiale (p.m.), se c’è. Le trovi sull’estratto tavolare o sulla visura catastale.',
} as const;

export const PROPERTY_TEXTS = {
  property: 'Immobile',
  use: 'Destinazione d’uso',
  possession: 'Possesso',
  companyUse:
    'Solo una persona fisica ha un’abitazione principale: per una società o un condominio è «Altro».',
  ratesOf: (year: number, rates: string) => `Per le spese del ${year} ${rates}.`,
  yearForEnea: (year: number) => `A ENEA va un anno solo: scriviamo ${year}.`,
} as const;

export const INTERVENTION_TEXTS = {
  immovableTypeHelp:
    'Un appartamento in un condominio, una casa che è tutto l’edificio, o un intero edificio di più unità?',
} as const;
