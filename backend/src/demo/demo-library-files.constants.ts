import type { PdfDocumentBuilder } from '../platform/pdf/index.js';

/** What a place of the library is filled with: invented people, companies and numbers. */
export interface DemoLibraryFile {
  slug: string;
  draw: (paper: PdfDocumentBuilder) => void;
}

interface DemoProfessional {
  role: string;
  name: string;
  register: string;
  tasks: readonly string[];
}

const drawProfessional =
  ({ role, name, register, tasks }: DemoProfessional) =>
  (paper: PdfDocumentBuilder): void => {
    paper.addCard({
      columns: 3,
      facts: [
        ['Tecnico', name],
        ['Ruolo', role],
        ['Albo', register],
        ['PEC', 'studio.tecnico@pec.example'],
        ['Telefono', '011 000 0001'],
        ['Polizza', 'n. 000-0000, fino al 31/12/2027'],
      ],
    });
    paper.addHeading('Che cosa contiene il fascicolo').addTable({
      columns: [
        { width: 34, title: 'Documento', isHeader: true },
        { width: 46, title: 'A che cosa serve' },
        { width: 20, title: 'Aggiornato il' },
      ],
      rows: [
        [
          'Lettera di incarico',
          'Dice quali pratiche segue il tecnico e con quali poteri.',
          '10/01/2026',
        ],
        ['Iscrizione all’albo', 'Prova che il tecnico può firmare le asseverazioni.', '12/01/2026'],
        [
          'Polizza professionale',
          'Copre gli errori nelle asseverazioni: massimale 500.000 €.',
          '02/02/2026',
        ],
        ['Documento d’identità', 'Va con le asseverazioni firmate a mano.', '12/01/2026'],
      ],
    });
    paper.addHeading('Che cosa fa per te').addList(tasks);
    paper
      .addHeading('Quando serve')
      .addParagraph(
        'Con serramenti, schermature e chiusure di una singola unità di solito basta la certificazione del produttore. Se il comune, la banca o il cliente chiedono l’asseverazione di un tecnico, scarica il fascicolo e allegalo alla richiesta.',
      );
  };

const MAKERS: readonly (readonly [name: string, products: string, value: string, until: string])[] =
  [
    ['Serramenti Ginepro', 'Finestre in PVC, triplo vetro', 'Uw 0,90', '30/06/2028'],
    ['Serramenti Ginepro', 'Portefinestre in PVC, triplo vetro', 'Uw 1,00', '30/06/2028'],
    ['Infissi Corbezzolo', 'Finestre in legno-alluminio', 'Uw 1,10', '31/12/2027'],
    ['Infissi Corbezzolo', 'Alzanti scorrevoli in legno', 'Uw 1,20', '31/12/2027'],
    ['Alluminio Mirto', 'Finestre a taglio termico', 'Uw 1,30', '15/03/2029'],
    ['Tende Lavanda', 'Tende a rullo esterne', 'gtot 0,12', '31/10/2027'],
    ['Tende Lavanda', 'Veneziane esterne', 'gtot 0,10', '31/10/2027'],
    ['Tapparelle Salvia', 'Avvolgibili in alluminio coibentato', 'R 0,22', '30/09/2028'],
    ['Persiane Rosmarino', 'Persiane in legno, lamelle fisse', 'R 0,19', '28/02/2028'],
  ];

export const DEMO_LIBRARY_FILES: readonly DemoLibraryFile[] = [
  {
    slug: 'documenti-primo-professionista',
    draw: drawProfessional({
      role: 'Tecnico incaricato',
      name: 'Ing. Livia Ginestra',
      register: 'Ordine degli ingegneri, n. 0000',
      tasks: [
        'Controlla trasmittanza e fattore solare prima dell’asseverazione.',
        'Firma l’asseverazione entro cinque giorni lavorativi dalla richiesta.',
        'Risponde alle domande di ENEA sulle pratiche che ha asseverato.',
      ],
    }),
  },
  {
    slug: 'documenti-secondo-professionista',
    draw: drawProfessional({
      role: 'Sostituto',
      name: 'Geom. Oreste Biancospino',
      register: 'Collegio dei geometri, n. 0000',
      tasks: [
        'Sostituisce il tecnico incaricato in agosto e durante le assenze.',
        'Segue le pratiche con vincoli paesaggistici.',
      ],
    }),
  },
  {
    slug: 'elenchi-produttori',
    draw: (paper) => {
      paper.addParagraph(
        'I produttori che ci hanno mandato le certificazioni: se il tuo c’è, il certificato lo trovi già nell’archivio dei modelli.',
      );
      paper.addTable({
        columns: [
          { width: 26, title: 'Produttore', isHeader: true },
          { width: 38, title: 'Prodotto' },
          { width: 16, title: 'Valore' },
          { width: 20, title: 'Certificato fino al' },
        ],
        rows: MAKERS,
      });
      paper.addSmallText(
        'Uw: trasmittanza del serramento in W/m²K. gtot: fattore solare con la schermatura chiusa. R: resistenza termica supplementare in m²K/W.',
      );
    },
  },
];
