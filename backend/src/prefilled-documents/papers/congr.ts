import {
  COST_CEILINGS,
  costCeiling,
  formatEuro,
  formatNumber,
  tableOn,
  type DossierForm,
  type Spese,
} from '@pratiche/domain';
import type { PdfPaper } from '../../platform/pdf/index.js';
import { declarant, installerDeclarant, orBlank, property, works } from '../parts.js';
import type { PaperData } from '../prefilled.js';

interface Product {
  name: string;
  ceiling: 'Serramenti' | 'Schermature' | 'Chiusure';
  cost: keyof Spese;
  fees: keyof Spese;
  surface: (form: DossierForm) => number | null;
  rows: (form: DossierForm) => number;
}

const total = (surfaces: readonly (number | null)[]): number | null =>
  surfaces.includes(null)
    ? null
    : Math.round(surfaces.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100;

const PRODUCTS: readonly Product[] = [
  {
    name: 'Serramenti',
    ceiling: 'Serramenti',
    cost: 'spesaDetraibileSerramenti',
    fees: 'speseProfessionaliSerramenti',
    surface: ({ manufatti }) => total(manufatti.serramenti.map(({ superficie }) => superficie)),
    rows: ({ manufatti }) => manufatti.serramenti.length,
  },
  {
    name: 'Schermature solari',
    ceiling: 'Schermature',
    cost: 'spesaDetraibileSchermature',
    fees: 'speseProfessionaliSchermature',
    surface: ({ manufatti }) =>
      total(manufatti.schermature.map(({ superficieSchermatura }) => superficieSchermatura)),
    rows: ({ manufatti }) => manufatti.schermature.length,
  },
  {
    name: 'Chiusure oscuranti',
    ceiling: 'Chiusure',
    cost: 'spesaDetraibileChiusure',
    fees: 'speseProfessionaliChiusure',
    surface: ({ manufatti }) =>
      total(manufatti.chiusure.map(({ superficieChiusura }) => superficieChiusura)),
    rows: ({ manufatti }) => manufatti.chiusure.length,
  },
];

/** Declaration that the cost is fair: sums per product type beside their ceilings. */
export function congr(paper: PdfPaper, { form, installer }: PaperData): void {
  const { values, source } = tableOn(COST_CEILINGS, form.interventionStartDate);
  const zone = form.immovableClimateZone;
  paper.heading('Il dichiarante').keyValues(installerDeclarant(installer));
  paper.heading('Committente').keyValues(declarant(form).slice(0, 3));
  paper
    .heading('Immobile e lavori')
    .keyValues([...property(form), ['Zona climatica', zone], ...works(form)]);
  paper.strong('DICHIARA');
  paper.paragraph(
    `che le spese per cui è chiesta la detrazione sono congrue rispetto ai costi massimi ammissibili (${source}), come risulta dalla tabella:`,
  );
  const present = PRODUCTS.filter(({ rows }) => rows(form) > 0);
  if (present.length === 0)
    paper.small(
      'La pratica non contiene ancora prodotti: la tabella compare quando sono inseriti.',
    );
  else
    paper.table({
      columns: [
        { width: 20, title: 'Prodotti', isHeader: true },
        { width: 14, title: 'Superficie m²', align: 'right' },
        { width: 18, title: 'Spesa detraibile', align: 'right' },
        { width: 18, title: 'Costo massimo', align: 'right' },
        { width: 18, title: 'Prestazioni professionali', align: 'right' },
        { width: 18, title: 'Esito' },
      ],
      rows: present.map((product) => line(form, product)),
    });
  if (present.some((product) => isOver(form, product))) {
    paper.strong(
      'Da verificare prima di firmare: una spesa supera il costo massimo. Il confronto vale per la spesa al netto di IVA, posa in opera e prestazioni professionali.',
    );
  }
  paper.paragraph(
    'Costi massimi per m², al netto di IVA, posa in opera e prestazioni professionali:',
  );
  paper.list([
    `serramenti ${perSquareMetre(zone && values.window[zone])}; serramenti con chiusura oscurante ${perSquareMetre(zone && values.windowWithShutter[zone])} (zona climatica ${orBlank(zone, 4)});`,
    `schermature solari e chiusure oscuranti ${perSquareMetre(values.shading)}.`,
  ]);
  paper.paragraph(
    'Le spese risultano dalle fatture, che distinguono prodotti, posa in opera, IVA e prestazioni professionali.',
  );
  paper.signatures(['Timbro e firma del dichiarante']);
  paper.small(
    'Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa dichiarazione non la sostituisce.',
  );
}

const perSquareMetre = (euro: number | null): string =>
  `${euro === null ? '______' : formatEuro(euro)} al m²`;

function isOver(form: DossierForm, { ceiling, cost }: Product): boolean {
  const limit = costCeiling(form, ceiling);
  return limit !== null && (form.spese[cost] ?? 0) > limit;
}

function line(
  form: DossierForm,
  { name, ceiling, cost, fees, surface }: Product,
): (string | null)[] {
  const area = surface(form);
  const [spent, professional] = [form.spese[cost], form.spese[fees]];
  const limit = area === null ? null : costCeiling(form, ceiling);
  return [
    name,
    area === null ? null : formatNumber(area, 2),
    spent === null ? null : formatEuro(spent),
    limit === null ? null : formatEuro(limit),
    professional === null ? null : formatEuro(professional),
    spent === null || limit === null
      ? null
      : spent <= limit
        ? 'entro il massimo'
        : 'OLTRE IL MASSIMO',
  ];
}
