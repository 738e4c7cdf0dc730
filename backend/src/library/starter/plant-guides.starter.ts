import { LIBRARY_SLUGS } from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import type { StarterFile } from './starter.types.js';

const SOURCES = [
  'la targa sull’apparecchio: fotografala, con il modello leggibile;',
  'il libretto d’impianto, che chi abita l’immobile deve conservare;',
  'la scheda prodotto e l’etichetta energetica, consegnate con l’apparecchio e pubblicate dal produttore;',
  'la banca dati europea EPREL (eprel.ec.europa.eu), in cui cerchi per marca e modello le schede degli apparecchi con etichetta energetica;',
  'il manuale di installazione, nella tabella dei dati tecnici.',
];

function writeClosingNotes(paper: PdfDocumentBuilder, measure: string): void {
  paper.addHeading('Dove cercare').addList(SOURCES);
  paper
    .addHeading('I tuoi modelli')
    .addParagraph('Spazio per annotare i modelli che incontri più spesso:');
  paper.addTable({
    columns: [
      { width: 2, title: 'Marca', isHeader: true },
      { width: 3, title: 'Modello' },
      { width: 2, title: 'Potenza (kW)' },
      { width: 2, title: measure },
      { width: 3, title: 'Fonte del dato' },
    ],
    rows: Array.from({ length: 6 }, () => [null, null, null, null, null]),
  });
}

export const heatingPlantGuide: StarterFile = {
  slug: LIBRARY_SLUGS.heatingSheets,
  kind: 'guide',
  title: 'Schede dei produttori: impianti di riscaldamento',
  description: 'Come leggere targa e scheda tecnica di caldaie e pompe di calore.',
  render: (paper) => {
    paper.addHeading('Sulla targa e nella scheda').addTable({
      columns: [
        { width: 3, title: 'Sigla', isHeader: true },
        { width: 7, title: 'Significato' },
      ],
      rows: [
        [
          'Pn, P (kW)',
          'Potenza utile: è quella da inserire. Se sono due valori (80/60 °C e 50/30 °C), usa quello a 80/60 °C.',
        ],
        [
          'Qn, Q (kW)',
          'Portata termica al focolare: energia del combustibile bruciato, più alta della potenza utile. Non va inserita.',
        ],
        [
          'η, rendimento (%)',
          'Rendimento utile alla potenza massima a 80/60 °C. Per le caldaie a condensazione i valori oltre il 100 % si riferiscono a 50/30 °C.',
        ],
        [
          'ηs',
          'Efficienza energetica stagionale dell’etichetta: non è il rendimento alla potenza massima.',
        ],
        [
          'COP',
          'Per le pompe di calore: calore reso diviso energia elettrica assorbita, alle condizioni indicate.',
        ],
        [
          'Categoria gas',
          'Indica per quale gas è costruito l’apparecchio (metano, GPL): aiuta a scegliere il vettore energetico.',
        ],
      ],
    });
    writeClosingNotes(paper, 'Rendimento (%)');
  },
};

export const coolingPlantGuide: StarterFile = {
  slug: LIBRARY_SLUGS.coolingSheets,
  kind: 'guide',
  title: 'Schede dei produttori: impianti di raffrescamento',
  description: 'Come leggere targa e scheda tecnica dei climatizzatori, e il valore EER.',
  render: (paper) => {
    paper.addHeading('Sulla targa e nella scheda').addTable({
      columns: [
        { width: 3, title: 'Sigla', isHeader: true },
        { width: 7, title: 'Significato' },
      ],
      rows: [
        [
          'Capacità frigorifera (kW o BTU/h)',
          'Potenza resa in raffrescamento alle condizioni nominali. 1 kW corrisponde a circa 3.412 BTU/h.',
        ],
        [
          'Potenza assorbita (kW o W)',
          'Potenza elettrica usata in raffrescamento alle stesse condizioni.',
        ],
        [
          'EER',
          'Capacità frigorifera divisa per la potenza assorbita. È il valore chiesto dalla pratica. Esempio: 2,5 kW resi e 0,7 kW assorbiti danno EER 3,57.',
        ],
        [
          'SEER',
          'Efficienza stagionale dell’etichetta energetica: è più alta dell’EER e non va inserita al suo posto.',
        ],
        ['COP, SCOP', 'Riguardano il riscaldamento con la pompa di calore, non il raffrescamento.'],
      ],
    });
    paper.addParagraph(
      'Con più unità diverse usa i dati dell’unità esterna principale; con sistemi multisplit i valori sono quelli dell’unità esterna con la combinazione installata.',
    );
    writeClosingNotes(paper, 'EER');
  },
};
