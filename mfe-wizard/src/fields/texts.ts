export const FIELD_TEXTS = {
  municipality: 'Comune',
  municipalityHelp: 'Scrivi il nome o il CAP e scegli dall’elenco.',
  municipalityNotListed:
    'Comune non trovato nell’elenco: cercalo con un altro nome o con il CAP e sceglilo.',
  noMunicipality: 'Nessun comune con questo nome o CAP',
  severalOfZip: (zip: string, count: number) =>
    `Il CAP ${zip} vale per ${count} comuni: scegli il tuo.`,
  derivedZone:
    'Zona climatica da verificare: per questo comune non è letta dal decreto ma ricavata.',
  taxCodeHelp: 'Scrivi tutti i 16 caratteri: sesso e dati di nascita li compiliamo noi.',
  climateZone: (zone: string) => ` Zona climatica ${zone}, ricavata dal comune.`,
  toCorrect: (point: string) => `Da correggere: ${point}`,
  person: 'Persona fisica',
  company: 'Persona giuridica',
  personOnly: 'Solo per Ecobonus: gli altri servizi riguardano persone fisiche.',
  notSurface: (text: string) => `«${text}» non è una misura. Scrivi 1200x1800 o 2,16.`,
} as const;
