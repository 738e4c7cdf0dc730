import type { DossierForm } from '../dossier/index.js';
import { serializeFieldValue } from './return-points.js';
import { nameStepField, readPointLine, RETURN_FIELD_GROUPS } from './return-point-names.js';

interface ReturnedDossier {
  readonly form: DossierForm;
  readonly previous: { readonly at: string; readonly form: DossierForm };
  readonly documents: readonly {
    readonly document: { readonly name: string; readonly files: readonly { created: string }[] };
  }[];
}

/** A line of the corrections that were asked, and whether what it points at changed since. */
export interface AnsweredPoint {
  /** The whole line of the reason. */
  readonly line: string;
  /** What it says, without the sign that begins it. */
  readonly text: string;
  readonly isAnswered: boolean;
}

/**
 * Which points of a reason the fitter has answered. Sending clears the points themselves, so that
 * they are found by the names in the reason; a line that names nothing is left out.
 */
export function listAnsweredPoints(
  reason: string,
  { form, previous, documents }: ReturnedDossier,
): AnsweredPoint[] {
  const answers = new Map<string, boolean>();
  for (const { title, fields } of RETURN_FIELD_GROUPS)
    for (const { field, label } of fields)
      answers.set(
        nameStepField(title, label),
        serializeFieldValue(form[field]) !== serializeFieldValue(previous.form[field]),
      );
  for (const { document } of documents)
    answers.set(
      document.name,
      document.files.some(({ created }) => created > previous.at),
    );
  return reason.split('\n').flatMap((line) => {
    const text = readPointLine(line);
    const isAnswered = answers.get(text?.split(': ')[0] ?? '');
    return text === null || isAnswered === undefined ? [] : [{ line, text, isAnswered }];
  });
}
