/** Words in braces that a text may have, with what stands for them on paper. */
export const PLACEHOLDERS = {
  impresa: 'l’impresa che prepara la pratica',
  contatti: 'sede e recapiti dell’impresa',
  fornitore: 'il fornitore del servizio',
  portale: 'il nome del portale',
  intermediario: 'la persona che trasmette a ENEA, con il codice fiscale',
  detrazione: 'la detrazione richiesta',
  spesa: 'la spesa di chi dichiara',
  fonte: 'il decreto dei costi massimi',
  termine: 'fino a quando durano i controlli, in parole',
  scadenza: 'l’ultimo giorno dei controlli',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const IN_BRACES = /\{([^{}]*)\}/g;

/** What is wrong with a text that may hold these placeholders and must hold the required ones, or `null`. */
export function findPlaceholderFault(
  text: string,
  allowed: readonly Placeholder[],
  required: readonly Placeholder[] = [],
): string | null {
  if (/[<>]/.test(text)) return 'Senza i segni < e >: il testo è stampato così com’è.';
  if (/[{}]/.test(text.replace(IN_BRACES, ''))) return 'Ogni parentesi graffa va aperta e chiusa.';
  const used = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
  const unknown = used.find((name) => !allowed.some((one) => one === name));
  const names = allowed.map((name) => `{${name}}`).join(', ');
  if (unknown !== undefined)
    return `«{${unknown}}» qui non si può usare${names === '' ? '' : `: sono previsti ${names}`}.`;
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? null : `Manca {${missing}}: ${PLACEHOLDERS[missing]}.`;
}

/** A text with its placeholders filled in. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string => text.replace(IN_BRACES, (whole, name: string) => values[name as Placeholder] ?? whole);

/** The lines of a text that are not blank: each is a paragraph or a point of a list. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
