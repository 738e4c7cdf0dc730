/**
 * Short names for files in a zip, because users look for these words first. Documents of a custom
 * list use their full name.
 */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  FATTURA: 'Fattura',
  CI: "Documento d'identità",
  DELEGA: 'Delega',
  BONIFICO: 'Bonifico',
  CF: 'Tessera sanitaria',
  VISURA: 'Visura catastale',
  ATTO: 'Dichiarazione sostitutiva',
  REQ: 'Requisiti tecnici',
  CONGR: 'Congruità della spesa',
  UW: 'Trasmittanza serramenti',
  GTOT: 'DoP schermatura',
  RSUPP: 'Resistenza termica supplementare',
  LIBRETTO: "Libretto d'impianto",
  INIZIO: 'Inizio lavori',
  SICUR: 'Classe antieffrazione',
  CONSENSO: 'Locazione o comodato',
  CONVIV: 'Dichiarazione di convivenza',
  PRELIM: 'Contratto preliminare',
  SOC: 'Visura camerale',
  FOTO: 'Foto',
  Ricevuta: 'Ricevuta ENEA',
  CodiceCpid: 'Codice CPID',
  Risparmio: 'Calcolo del risparmio energetico',
  exRicevuta: 'Ricevuta ENEA annullata',
  exCodiceCpid: 'Codice CPID annullato',
};

/** Windows gives up at 260 characters of path: room is left for the folder people unpack into. */
const MAX_NAME_LENGTH = 120;
const RESERVED_NAMES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file that goes into a zip: the document it answers to, and the name it was uploaded under. */
export interface ZipFileEntry {
  code: string;
  /** Of the document; used where the code has no short name. */
  name: string;
  fileName: string;
  /** Which of several declarations to ENEA it belongs to. */
  filing?: string;
}

/** A name that every system can unpack, with accents and spaces kept; without the extension. */
export function sanitizeZipEntryName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[. ]+|[. ]+$/g, '');
  return clean === '' || RESERVED_NAMES.test(clean) ? `documento ${clean}`.trim() : clean;
}

function splitName(fileName: string): { stem: string; extension: string } {
  const extension = /(?<=.)\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? '';
  return {
    stem: fileName.slice(0, fileName.length - extension.length),
    extension: extension.toLowerCase(),
  };
}

/**
 * Names inside a zip of documents: `Fattura 1 - acconto bianchi.pdf`. In the order given, numbered per document, which
 * makes them unique also where case does not count.
 */
export function buildZipEntryNames(files: readonly ZipFileEntry[]): string[] {
  const counts = new Map<string, number>();
  return files.map(({ code, name, fileName, filing = '' }) => {
    const title = SHORT_NAMES[code] ?? (name === '' ? 'Documento' : name);
    const label = sanitizeZipEntryName(`${title} ${filing}`).slice(0, 60).trim();
    const key = label.toLowerCase();
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const { stem, extension } = splitName(fileName);
    const original = sanitizeZipEntryName(stem)
      .slice(0, MAX_NAME_LENGTH - label.length)
      .trim();
    return `${label} ${number} - ${original}${extension}`;
  });
}
