import { downloadFile } from '@pratiche/api';
import { formatCents, getTodayInRome, isRealRightAsked, sumExpenseCents } from '@pratiche/domain';
import {
  CheckboxField,
  NumberField,
  SelectField,
  useApi,
  WarningOutlined,
  useRules,
} from '@pratiche/ui';
import { useState } from 'react';
import { useDossierForm } from '../form/dossier-session-context.js';
import { SaveAndDownloadButton } from '../form/SaveAndDownloadButton.js';

const FIRST_YEAR = 2025;
/** What the server takes. */
const EXPENSE_MAX = 99_999_999;

/** Years from the first one with rates to the one given. */
const listYearChoices = (last: number) =>
  Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => ({
    value: FIRST_YEAR + index,
    label: String(FIRST_YEAR + index),
  }));

/** Expense, year and right to estimate with, and what follows from them. */
function useDeductionSheet() {
  const { getDeductionAssumption, estimateDeduction, validateDeductionYear } = useRules();
  const form = useDossierForm();
  const { serviceType, interventionEndDate } = form;
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const [year, setYear] = useState<number>(
    Math.max(FIRST_YEAR, Number((interventionEndDate ?? getTodayInRome()).slice(0, 4))),
  );
  const [hasRealRight, setHasRealRight] = useState(false);
  const known = sumExpenseCents(form) / 100;
  const expense = typed === undefined ? known || null : typed;
  const isUsable = expense !== null && expense > 0 && expense <= EXPENSE_MAX;
  const noDeduction = serviceType === null ? null : validateDeductionYear(serviceType, year);
  const estimate =
    isUsable && serviceType !== null && noDeduction === null
      ? estimateDeduction({ ...form, hasRealRight }, serviceType, Math.round(expense * 100), year)
      : null;
  return {
    expense,
    setExpense: setTyped,
    year,
    setYear,
    isRightAsked: isRealRightAsked(form),
    hasRealRight,
    setHasRealRight,
    noDeduction,
    estimate,
    assumption: estimate === null ? null : getDeductionAssumption(form, year),
  };
}

/** The customer's deduction, on the screen and as a printable page to hand over. */
export function DeductionSheetCard({ moduleId }: { moduleId: number }) {
  const api = useApi();
  const { expense, year, isRightAsked, hasRealRight, estimate, assumption, ...sheet } =
    useDeductionSheet();
  const thisYear = Number(getTodayInRome().slice(0, 4));
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-stima">
      <h3 id="titolo-stima">Stima della detrazione per il cliente</h3>
      <div className="wz-grid">
        <NumberField
          id="stima-spesa"
          label="Spesa"
          unit="€"
          thousands
          value={expense}
          onChange={sheet.setExpense}
          help="IVA compresa, se il cliente non la recupera."
        />
        <SelectField
          id="stima-anno"
          label="Anno del pagamento"
          clearable={false}
          value={year}
          choices={listYearChoices(Math.max(thisYear, year) + 1)}
          onChange={(value) => value !== null && sheet.setYear(value)}
        />
      </div>
      {isRightAsked && (
        <CheckboxField
          id="stima-diritto-reale"
          label="Chi chiede la detrazione ha l’usufrutto, l’uso o il diritto di abitazione"
          value={hasRealRight}
          onChange={sheet.setHasRealRight}
        />
      )}
      <p role="status">
        {estimate === null ? (
          <span className="pr-muted">
            {sheet.noDeduction ?? 'Indicare la spesa per vedere la stima.'}
          </span>
        ) : (
          <>
            Detrazione del {estimate.rate} %:{' '}
            <strong className="pr-number">{formatCents(estimate.deductionCents)}</strong>, circa{' '}
            <span className="pr-number">{formatCents(estimate.yearlyCents)}</span> l’anno per{' '}
            {estimate.years} anni.
            {estimate.isCapped && ' Il limite di legge riduce la detrazione.'}{' '}
            <span className="pr-muted">Stima senza valore fiscale.</span>
          </>
        )}
      </p>
      {assumption !== null && (
        <p className="pr-field-warning">
          <WarningOutlined aria-hidden="true" /> {assumption}
        </p>
      )}
      {estimate !== null && (
        <div>
          <SaveAndDownloadButton
            text="Scarica la stima per il cliente"
            failure="Errore download stima della detrazione"
            fetch={() =>
              downloadFile(api, '/api/Module/deduction-estimate/{id}', {
                path: { id: moduleId },
                query: {
                  year,
                  ...(isRightAsked && hasRealRight ? { realRight: 'true' as const } : {}),
                  expense: Math.round((expense ?? 0) * 100) / 100,
                },
              })
            }
          />
        </div>
      )}
    </section>
  );
}
