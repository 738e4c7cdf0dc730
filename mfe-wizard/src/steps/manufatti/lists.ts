import { emptyChiusura, emptySchermatura, emptySerramento, type DossierForm, type Manufatti } from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';

export type ListName = keyof Manufatti;
export type Row = Manufatti[ListName][number];

/** A list of products: its words, its fields in the order they are asked for. */
export interface ListInfo {
  list: ListName;
  title: string;
  /** "Serramento 2". */
  row: string;
  add: string;
  count: string;
  empty: string;
  create: () => Row;
  fields: readonly string[];
}

export const LISTS: Readonly<Record<ListName, ListInfo>> = {
  serramenti: {
    list: 'serramenti', title: 'Serramenti', row: 'Serramento', add: 'Aggiungi serramento', count: 'Numero di serramenti',
    empty: 'Nessun serramento.', create: emptySerramento,
    fields: [
      'tipologiaInfisso', 'confine', 'superficie', 'tipologiaTelaioPre', 'tipologiaVetroPre', 'trasmittanzaPre',
      'tipologiaTelaioPost', 'tipologiaVetroPost', 'trasmittanzaPost', 'installazioneChiusuraOscurante',
    ],
  },
  schermature: {
    list: 'schermature', title: 'Schermature solari', row: 'Schermatura', add: 'Aggiungi schermatura', count: 'Numero di schermature',
    empty: 'Nessuna schermatura solare.', create: emptySchermatura,
    fields: [
      'tipologia', 'installazione', 'superficieSchermatura', 'superficieFinestrata', 'tipologiaFinestra', 'esposizione',
      'tipologiaVetrata', 'trasmissioneSolare', 'materialeSchermatura', 'meccanismoRegolazione', 'modalitaCalcoloResistenzaTermica',
    ],
  },
  chiusure: {
    list: 'chiusure', title: 'Chiusure oscuranti', row: 'Chiusura', add: 'Aggiungi chiusura', count: 'Numero di chiusure',
    empty: 'Nessuna chiusura oscurante.', create: emptyChiusura,
    fields: [
      'tipologiaPre', 'tipologiaPost', 'installazione', 'superficieChiusura', 'superficieFinestrata', 'esposizione', 'tipologiaVetrata',
      'permeabilitaAria', 'resistenzaTermicaIniziale', 'resistenzaTermicaFinale', 'modalitaCalcoloResistenzaTermica',
      'trasmissioneSolare', 'uwInfissoChiusura', 'materialeChiusura', 'meccanismoRegolazione',
    ],
  },
};

/** Path of a field of a row. */
export const pathOf = (list: ListName, index: number, field: string): FieldPath<DossierForm> =>
  `manufatti.${list}.${index}.${field}` as FieldPath<DossierForm>;
