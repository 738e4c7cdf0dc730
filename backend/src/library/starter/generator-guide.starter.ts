import { formatNumber, LIBRARY_SLUGS, BTU_TO_KW } from '@pratiche/domain';
import type { StarterFile } from './starter.types.js';

export const generatorGuide: StarterFile = {
  slug: LIBRARY_SLUGS.generatorGuide,
  kind: 'guide',
  title: 'Guida al generatore di calore',
  description: 'Quali dati dell’impianto servono per l’Ecobonus e dove leggerli.',
  render: (paper) => {
    paper.addParagraph(
      'L’Ecobonus chiede l’impianto di riscaldamento com’era prima dei lavori. Trovi i dati sul libretto d’impianto, sulla targa del generatore o nella sua scheda tecnica.',
    );
    paper.addHeading('Che cosa serve').addTable({
      columns: [
        { width: 3, title: 'Dato', isHeader: true },
        { width: 7, title: 'Dove lo leggi' },
      ],
      rows: [
        [
          'Tipo di impianto',
          'Autonomo se serve una sola unità; centralizzato se serve l’edificio, con o senza contabilizzazione del calore (ripartitori o contatori).',
        ],
        [
          'Tipo di generatore',
          'Libretto d’impianto, sezione dei generatori: caldaia standard, a bassa temperatura, a condensazione, pompa di calore, biomassa, teleriscaldamento…',
        ],
        ['Numero di generatori', 'Quanti generatori uguali ha l’impianto.'],
        [
          'Potenza utile nominale (kW)',
          'Targa o libretto: è la potenza resa all’acqua (Pn), non la portata termica al focolare (Qn), che è più alta.',
        ],
        [
          'Rendimento (%)',
          'Per le caldaie il rendimento utile alla potenza massima, con temperature di mandata e ritorno 80/60 °C. È nella scheda tecnica o nel libretto.',
        ],
        [
          'Vettore energetico',
          'Gas metano, GPL, gasolio, energia elettrica, biomassa, teleriscaldamento. Il portale lo propone dal primo generatore.',
        ],
        ['Terminali', 'Radiatori, ventilconvettori, pannelli radianti, split, bocchette.'],
        [
          'EER',
          'Per la climatizzazione estiva, se ci sono schermature: rapporto tra potenza frigorifera resa ed elettrica assorbita alle condizioni nominali, nella scheda del climatizzatore.',
        ],
      ],
    });
    paper.addHeading('Da BTU/h a kW, per le taglie in commercio').addTable({
      columns: [
        { width: 1, title: 'BTU/h', isHeader: true },
        { width: 1, title: 'kW', align: 'right' },
      ],
      rows: BTU_TO_KW.map(({ btu, kw }) => [formatNumber(btu), formatNumber(kw)]),
    });
    paper
      .addHeading('Quando non trovi il dato')
      .addList([
        'Chiedi al manutentore: il libretto d’impianto è obbligatorio e il rapporto di controllo dell’efficienza riporta i dati del generatore.',
        'Cerca marca e modello esatti nel sito del produttore, nella scheda prodotto o nel manuale di installazione.',
        'Non inserire valori stimati al posto di quelli di targa.',
      ]);
  },
};
