import {
  FIRST_RATE_YEAR,
  getDefaultPaymentYear,
  getTodayInRome,
  type DossierForm,
  listBeneficiaryShares,
  listRealRightHolders,
  listRealRightQuestions,
} from '@pratiche/domain';
import { useAllRules } from '../form/useAllRules.js';
import { useState } from 'react';
import { useDossierForm } from '../form/dossier-session-context.js';

/** What the server takes. */
const EXPENSE_MAX = 99_999_999;

/** Years from the first one with rates to the one given. */
export const listYearChoices = (last: number) =>
  Array.from({ length: last - FIRST_RATE_YEAR + 1 }, (_, index) => ({
    value: FIRST_RATE_YEAR + index,
    label: String(FIRST_RATE_YEAR + index),
  }));

/** The places of those who have a real right: as the dossier says, or as they are ticked. */
function useRealRights(form: DossierForm, questions: readonly number[]) {
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  return {
    realRights: listRealRightHolders(
      form,
      new Map([...ticks].filter(([place]) => questions.includes(place))),
    ),
    setRealRight: (place: number, hasRight: boolean) =>
      setTicks(new Map([...ticks, [place, hasRight]])),
  };
}

/** Expense, year and rights to estimate with, and what follows from them. */
export function useDeductionSheet() {
  const rules = useAllRules();
  const form = useDossierForm();
  const { serviceType } = form;
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const [year, setYear] = useState(() => getDefaultPaymentYear(form, getTodayInRome()));
  const questions = listRealRightQuestions(form);
  const { realRights, setRealRight } = useRealRights(form, questions);
  const known = rules.sumEligibleExpenseCents(form) / 100;
  const expense = typed === undefined ? known || null : typed;
  const isUsable = expense !== null && expense > 0 && expense <= EXPENSE_MAX;
  const noDeduction =
    serviceType === null
      ? null
      : (rules.validateDeductionYear(serviceType, year) ?? rules.findEcobonusObstacle(form));
  const asked =
    isUsable && serviceType !== null && noDeduction === null
      ? { form, service: serviceType, expenseCents: Math.round(expense * 100), year, realRights }
      : null;
  const shares = asked && rules.estimateSharedDeductions(asked);
  const isShared = form.otherBeneficiaries.length > 0;
  const estimate =
    asked &&
    rules.estimateDeduction(
      { ...form, hasRealRight: realRights.includes(0) },
      asked.service,
      asked.expenseCents,
      year,
    );
  const estimates = shares ?? (estimate && [estimate]);
  return {
    expense,
    setExpense: setTyped,
    year,
    setYear,
    /** Whose right is asked for: of the first alone while the shares are not known. */
    questions: shares === null ? questions.filter((place) => place === 0) : questions,
    beneficiaries: listBeneficiaryShares(form),
    realRights,
    setRealRight,
    noDeduction,
    shares,
    isShareMissing: asked !== null && isShared && shares === null,
    estimate,
    /** The whole deduction, of all who share it. */
    sumCents: estimates?.reduce((sum, { deductionCents }) => sum + deductionCents, 0) ?? null,
    assumption: asked && rules.getDeductionAssumption(form, year),
  };
}
