import type { FormPatch } from '../autofill/form-patch.js';
import type { DossierForm, Manufatti } from '../dossier/index.js';
import type { RowCheck } from '../product-checks/row-check.js';

/** A value that settles a doubt at one touch. */
export interface WarningRemedy {
  /** Text of the button. */
  label: string;
  patches: readonly FormPatch[];
}

/** Something a person should look at before sending; it never blocks. */
export interface Warning {
  /** Path in the form. */
  field: string;
  message: string;
  /** The rule, in Italian. */
  rule: string;
  /** The limit, with its unit; empty when there is none. */
  limit: string;
  /** Decree, norm or decision behind the rule, in Italian. */
  source: string;
  /** Where one value is nearly always the right one. */
  remedy?: WarningRemedy;
  /** Name of the rule, where the table of doubts has it. */
  code?: string;
}

/** The doubts about the rows of a list, as warnings of the dossier. */
export const toRowWarnings = <L extends keyof Manufatti>(
  list: L,
  form: DossierForm,
  doubtsOf: (row: Manufatti[L][number]) => RowCheck[],
  findRemedy: (check: RowCheck) => WarningRemedy | null = () => null,
): Warning[] =>
  form.manufatti[list].flatMap((row, index) =>
    doubtsOf(row)
      .filter(({ result }) => result === 'doubt')
      .map((check) => {
        const { field, message, rule, limit, source } = check;
        const remedy = findRemedy(check);
        return {
          field: `manufatti.${list}.${index}.${field}`,
          message,
          rule,
          limit,
          source,
          ...(remedy === null ? {} : { remedy }),
        };
      }),
  );
