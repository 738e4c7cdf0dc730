const next = (isMailed: boolean): string =>
  isMailed
    ? 'il cliente riceve un’e-\u2060mail per firmare di nuovo'
    : 'il cliente deve firmare di nuovo';

/** What the steps say of the customer's signatures while values that are printed can be changed. */
export const SIGNATURE_NOTE_TEXTS = {
  signed: (who: string, papers: string, isMailed: boolean) =>
    `${who} ha già firmato ${papers}. Se cambi un dato stampato la firma non vale più e ${next(isMailed)}.`,
  changed: (who: string, papers: string, isMailed: boolean) =>
    `Hai cambiato un dato stampato in ${papers}: quando salvi, la firma di ${who} non vale più e ${next(isMailed)}. Se rimetti il valore di prima la firma resta.`,
  ended: (who: string, papers: string, isMailed: boolean) =>
    `È cambiato un dato che compare nei documenti firmati: la firma di ${who} su ${papers} non vale più e ${next(isMailed)}${isMailed ? ': una soltanto, anche se correggi altro' : ''}.`,
} as const;
