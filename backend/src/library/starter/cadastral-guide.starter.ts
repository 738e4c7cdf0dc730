import { LIBRARY_SLUGS } from '@pratiche/domain';
import type { StarterFile } from './starter.types.js';

export const cadastralGuide: StarterFile = {
  slug: LIBRARY_SLUGS.cadastralGuide,
  kind: 'guide',
  title: 'Guida alla visura catastale',
  description:
    'Dove trovi comune, sezione, foglio, particella, subalterno e categoria, e come avere la visura.',
  render: (paper) => {
    paper.addParagraph(
      'La pratica chiede i dati con cui il catasto identifica l’immobile. Sono tutti nella visura catastale e, di solito, nell’atto di acquisto e nel contratto di locazione.',
    );
    paper.addHeading('Che cosa leggere nella visura').addTable({
      columns: [
        { width: 3, title: 'Dato', isHeader: true },
        { width: 7, title: 'Dove lo trovi e che cosa significa' },
      ],
      rows: [
        [
          'Codice comune',
          'Una lettera e tre cifre accanto al nome del comune, per esempio A794. Il portale lo propone quando scegli il comune.',
        ],
        [
          'Sezione',
          'Una lettera o un numero, solo nei comuni divisi in sezioni. Se nella visura non c’è, il campo resta vuoto.',
        ],
        ['Foglio', 'Numero della mappa in cui si trova l’edificio.'],
        ['Particella', 'Detta anche mappale o numero: identifica edificio e terreno nel foglio.'],
        [
          'Subalterno',
          'Numero della singola unità nell’edificio. Ogni pratica ne prevede uno solo: se i lavori riguardano più unità, serve una pratica per ciascuna. In un edificio di una sola unità può mancare.',
        ],
        [
          'Categoria',
          'Lettera e numero della destinazione, per esempio A/2 per le abitazioni di tipo civile. Nel portale la scegli dall’elenco.',
        ],
      ],
    });
    paper
      .addHeading('Come avere la visura')
      .addNumberedList([
        'Sul sito dell’Agenzia delle Entrate il proprietario accede con SPID, carta d’identità elettronica o CNS e consulta gratuitamente gli immobili a lui intestati.',
        'Chiunque può chiederla agli sportelli dell’Agenzia o a un professionista, di solito con il pagamento dei tributi previsti.',
        'In alternativa, nel primo passo della pratica puoi chiedere che i dati li acquisisca il fornitore del servizio.',
      ]);
    paper
      .addHeading('Da controllare')
      .addList([
        'L’intestatario corrisponde a chi ha il titolo dichiarato nella pratica.',
        'L’indirizzo corrisponde a quello dei lavori; dopo un frazionamento o una fusione i numeri cambiano: usa una visura recente.',
        'Categoria e destinazione d’uso della pratica sono coerenti: Bonus Casa e Bonus Sicurezza riguardano le abitazioni.',
        'Cantine e autorimesse hanno spesso un subalterno proprio: usa quello dell’abitazione.',
      ]);
  },
};
