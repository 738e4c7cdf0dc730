import { selectPlural } from '../formats/index.js';
import type { AggettiOstruzioni, Schermatura } from '../dossier/index.js';
import type { RowCheck } from './row-check.js';

const OVERHANG_GROUPS = [
  {
    group: 'orizzontali',
    name: 'l’aggetto orizzontale',
    words: { altezzaSoffitto: 'l’altezza del soffitto', profonditaAggetto: 'la profondità' },
  },
  {
    group: 'verticali',
    name: 'l’aggetto verticale',
    words: {
      posizione: 'la posizione',
      distanza: 'la distanza dalla finestra',
      profondita: 'la profondità',
    },
  },
  {
    group: 'ostruzioni',
    name: 'l’edificio di fronte',
    words: { distanza: 'la distanza', differenzaPiani: 'la differenza di piani' },
  },
] as const satisfies readonly {
  group: keyof AggettiOstruzioni;
  name: string;
  words: Readonly<Record<string, string>>;
}[];

/**
 * A partly described overhang or obstruction cannot be used: each must be described fully or not at
 * all.
 */
export function listOverhangChecks({ aggettiOstruzioni }: Schermatura): RowCheck[] {
  if (aggettiOstruzioni === null) return [];
  const halves = OVERHANG_GROUPS.flatMap(({ group, name, words }): RowCheck[] => {
    const values: Readonly<Record<string, unknown>> = aggettiOstruzioni[group];
    const missing = Object.entries(words).filter(([key]) => values[key] === null);
    if (missing.length === 0 || missing.length === Object.keys(words).length) return [];
    return [
      createDoubt(
        `${group}.${missing[0]?.[0] ?? ''}`,
        `Per ${name} ${selectPlural(missing.length, 'manca', 'mancano')} ${missing.map(([, word]) => word).join(' e ')}`,
      ),
    ];
  });
  const isBlank = OVERHANG_GROUPS.every(({ group }) =>
    Object.values(aggettiOstruzioni[group]).every((value) => value === null),
  );
  return isBlank
    ? [
        createDoubt(
          'orizzontali.altezzaSoffitto',
          'È indicato che ci sono aggetti o ostruzioni, ma nessuno è descritto',
        ),
      ]
    : halves;
}

const createDoubt = (field: string, message: string): RowCheck => ({
  field: `aggettiOstruzioni.${field}`,
  message,
  result: 'doubt',
  value: '',
  limit: '',
  source: 'Scheda descrittiva ENEA',
  rule: 'Ogni aggetto o ostruzione è descritto per intero oppure non è indicato',
});
