import type { ProductListName } from '../../catalog/product-lists.js';

/** A column of a product table: a short head; the field's own label stays for screen readers. */
export interface TableColumn {
  field: string;
  head: string;
  unit?: string;
  /** Heads of neighbouring columns with the same group stand under it. */
  group?: string;
}

const [BEFORE, AFTER] = ['Prima dei lavori', 'Dopo i lavori'];

/** Lines a row of each table has, and their columns: every field of the row, in the order of the Tab key. */
export const TABLE_COLUMNS: Readonly<Record<ProductListName, readonly (readonly TableColumn[])[]>> =
  {
    serramenti: [
      [
        { field: 'tipologiaInfisso', head: 'Tipologia' },
        { field: 'confine', head: 'Confine' },
        { field: 'superficie', head: 'Superf.', unit: 'm²' },
        { field: 'tipologiaTelaioPre', head: 'Telaio', group: BEFORE },
        { field: 'tipologiaVetroPre', head: 'Vetro', group: BEFORE },
        { field: 'trasmittanzaPre', head: 'Trasm.', unit: 'W/m²K', group: BEFORE },
        { field: 'tipologiaTelaioPost', head: 'Telaio', group: AFTER },
        { field: 'tipologiaVetroPost', head: 'Vetro', group: AFTER },
        { field: 'trasmittanzaPost', head: 'Trasm.', unit: 'W/m²K', group: AFTER },
        { field: 'installazioneChiusuraOscurante', head: 'Inst. chius. osc.' },
      ],
    ],
    schermature: [
      [
        { field: 'tipologia', head: 'Tipologia' },
        { field: 'installazione', head: 'Installazione' },
        { field: 'superficieSchermatura', head: 'Sup. schermatura', unit: 'm²' },
        { field: 'superficieFinestrata', head: 'Sup. finestrata', unit: 'm²' },
        { field: 'tipologiaFinestra', head: 'Finestra' },
        { field: 'esposizione', head: 'Esposizione' },
      ],
      [
        { field: 'tipologiaVetrata', head: 'Vetrata' },
        { field: 'trasmissioneSolare', head: 'Fattore solare', unit: 'gtot' },
        { field: 'materialeSchermatura', head: 'Materiale' },
        { field: 'meccanismoRegolazione', head: 'Regolazione' },
        { field: 'modalitaCalcoloResistenzaTermica', head: 'Calcolo della resistenza' },
      ],
    ],
    chiusure: [
      [
        { field: 'tipologiaPre', head: 'Chiusura prima' },
        { field: 'tipologiaPost', head: 'Chiusura dopo' },
        { field: 'installazione', head: 'Installazione' },
        { field: 'superficieChiusura', head: 'Sup. chiusura', unit: 'm²' },
        { field: 'superficieFinestrata', head: 'Sup. finestrata', unit: 'm²' },
        { field: 'esposizione', head: 'Esposizione' },
        { field: 'tipologiaVetrata', head: 'Vetrata' },
        { field: 'permeabilitaAria', head: 'Permeabilità' },
      ],
      [
        { field: 'resistenzaTermicaIniziale', head: 'Resist. prima', unit: 'm²K/W' },
        { field: 'resistenzaTermicaFinale', head: 'Resist. dopo', unit: 'm²K/W' },
        { field: 'modalitaCalcoloResistenzaTermica', head: 'Calcolo' },
        { field: 'trasmissioneSolare', head: 'Fattore solare', unit: 'gtot' },
        { field: 'uwInfissoChiusura', head: 'Uw infisso', unit: 'W/m²K' },
        { field: 'materialeChiusura', head: 'Materiale' },
        { field: 'meccanismoRegolazione', head: 'Regolazione' },
      ],
    ],
  };

/** Columns of the widest line. */
export const tableColumnCount = (list: ProductListName): number =>
  Math.max(...TABLE_COLUMNS[list].map((line) => line.length));

/** How many columns a head or cell takes: the last one of a shorter line takes the rest. */
export const columnSpan = (
  list: ProductListName,
  line: readonly TableColumn[],
  at: number,
): number => (at === line.length - 1 ? tableColumnCount(list) - line.length + 1 : 1);
