import type { SettingKind } from '@pratiche/domain';

/** The texts of papers and contract. */
export const PAPER_PART_LABELS: Readonly<Record<string, string>> = {
  edition: 'Edizione (un nome nuovo a ogni modifica)',
  delega: 'Incarico, delega e privacy',
  mandate: 'Incarico all’impresa',
  delegation: 'Delega a chi trasmette',
  powers: 'Che cosa può fare, un punto per riga',
  acquisition: 'Casella per la visura',
  declaration: 'Dichiarazione',
  privacy: 'Informativa, un capoverso per riga',
  receipt: 'Presa visione, sopra la seconda firma',
  atto: 'Dichiarazione sostitutiva',
  basis: 'Norma',
  awareness: 'Conseguenze delle dichiarazioni false',
  estate: 'Immobile',
  heating: 'Impianto (solo Ecobonus)',
  expense: 'Spesa di chi è solo',
  sharedExpense: 'Spesa di chi la divide con altri',
  further: 'Altri punti, uno per riga',
  others: 'Prima dei nomi degli altri',
  req: 'Requisiti tecnici',
  congr: 'Congruità della spesa',
  closing: 'Sopra la firma',
  note: 'Nota sotto la firma',
  clauses: 'Clausole',
  title: 'Titolo',
  text: 'Testo, un capoverso per riga',
  points: 'Punti, uno per riga (facoltativi)',
  approval: 'Clausole da approvare con la seconda firma',
};

/** Kinds that hold the wording of what people sign. */
export const isPaperKind = (kind: SettingKind): boolean =>
  kind === 'paperTexts' || kind === 'contractTexts';

/** Texts of more than a line. */
export const isLongText = (kind: SettingKind, path: readonly (string | number)[]): boolean =>
  isPaperKind(kind) && !['edition', 'title'].includes(String(path.at(-1)));
