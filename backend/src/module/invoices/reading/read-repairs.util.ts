/** Everything that is put right in a file before it is read, and what is said of it. */
export const READ_REPAIRS = {
  base64Lines: 'Il file era in base64 su più righe: è stato ricomposto.',
  base64: 'Il file XML era in base64: è stato decodificato.',
  base64Twice: 'Il file era in base64 due volte: è stato decodificato.',
  envelopeSurroundings: 'Prima della busta della firma c’erano altri caratteri: tolti.',
  repeatedMark: 'Il segno d’inizio del testo (BOM) c’era due volte: ne è rimasto uno.',
  pem: 'La firma era in formato PEM: è stata convertita.',
  ber: 'La busta della firma è in codifica BER (lunghezza indefinita): letta lo stesso.',
  brokenEnvelope:
    'La busta della firma non segue le regole: il contenuto è stato estratto, la firma non è stata controllata.',
  nestedEnvelope: 'Il file era firmato più volte: sono state aperte tutte le buste.',
  noDeclaration: 'Manca la dichiarazione XML all’inizio: letto lo stesso.',
  wrongEncoding:
    'La codifica dichiarata non è quella usata: i caratteri sono stati letti con quella giusta.',
  unknownEncoding:
    'La codifica dichiarata non è conosciuta: i caratteri sono stati letti con quella più probabile.',
  childNamespaces: 'Gli elementi interni hanno un namespace che il formato non prevede: ignorato.',
  rootNamespace: 'Il namespace del file non è quello della FatturaPA: ignorato.',
  undeclaredPrefix: 'Ci sono prefissi senza dichiarazione: ignorati.',
  surroundings: 'Prima o dopo la fattura c’erano altri caratteri: tolti.',
  controlCharacters: 'C’erano caratteri che un XML non ammette: tolti.',
  bareAmpersand: 'C’erano «&» scritte senza «&amp;»: lette come testo.',
  doubleEncoding:
    'C’erano lettere codificate due volte (per esempio «Ã¨»): lette con la codifica giusta.',
  doubleEscape: 'C’erano segni scritti due volte («&amp;amp;»): letti come uno.',
  webLetters: 'C’erano lettere scritte come in una pagina web («&agrave;»): lette come lettere.',
  embeddedSignature: 'La firma è dentro il file (XAdES): non è stata controllata.',
  brokenSignature: 'La firma dentro il file (XAdES) non si poteva leggere: è stata tolta.',
  tampered:
    'Il contenuto non corrisponde alla firma: il file è stato cambiato dopo la firma. I suoi dati non sono affidabili.',
} as const;

export type ReadRepair = keyof typeof READ_REPAIRS;

/** Repairs of one file, each told once, in the order they were made. */
export class ReadRepairs {
  /** Bodies that a repair belongs to; `null` for one of the whole file. */
  private readonly made = new Map<ReadRepair, ReadonlySet<number> | null>();

  /** @param bodies numbers of the bodies in the file, from 0 */
  addRepair(repair: ReadRepair, bodies: readonly number[] | null = null): void {
    const before = this.made.get(repair);
    const isWhole = bodies === null || before === null;
    this.made.set(repair, isWhole ? null : new Set([...(before ?? []), ...bodies]));
  }

  listRepairs(): string[] {
    return [...this.made.keys()].map((repair) => READ_REPAIRS[repair]);
  }

  /** Those that the invoice of one body shows. */
  listRepairsOfBody(body: number): string[] {
    return [...this.made].flatMap(([repair, bodies]) =>
      bodies === null || bodies.has(body) ? READ_REPAIRS[repair] : [],
    );
  }
}
