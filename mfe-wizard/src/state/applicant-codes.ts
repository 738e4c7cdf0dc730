import type { DossierForm } from '@pratiche/domain';
import type { FieldChange } from './merge-forms.js';
import { moveRowMarks } from './row-marks.js';

const KIND_FIELD = /^(otherBeneficiaries\.\d+\.)?isCompany$/;

/**
 * The tax codes of applicants under the kind that is not chosen now: a person's code is no company's,
 * and comes back when the kind is switched back. They last as long as the dossier is open.
 */
export class ApplicantCodes {
  private codes: ReadonlyMap<string, string | null> = new Map();

  /** The code that the chosen kind of an applicant had, for each of the changed fields. */
  switchKinds(form: DossierForm, changed: readonly string[]): FieldChange[] {
    return changed.flatMap((path) => {
      const [whole, prefix = ''] = KIND_FIELD.exec(path) ?? [];
      const row = prefix === '' ? form : form.otherBeneficiaries[Number(prefix.split('.')[1])];
      return whole === undefined || row === undefined ? [] : [this.switchKind(prefix, row)];
    });
  }

  /** Rows of a list were added, removed or moved. */
  moveRows(list: string, to: (index: number) => number | null): void {
    this.codes = new Map(
      [...this.codes].flatMap(([key, code]) =>
        [...moveRowMarks(new Set([key]), list, to)].map((moved) => [moved, code] as const),
      ),
    );
  }

  private switchKind(
    prefix: string,
    row: Pick<DossierForm, 'isCompany' | 'beneficiarySsn'>,
  ): FieldChange {
    const keyOf = (isCompany: boolean): string => `${prefix}${isCompany ? 'company' : 'person'}`;
    this.codes = new Map([...this.codes, [keyOf(!row.isCompany), row.beneficiarySsn]]);
    return { path: `${prefix}beneficiarySsn`, value: this.codes.get(keyOf(row.isCompany)) ?? null };
  }
}
