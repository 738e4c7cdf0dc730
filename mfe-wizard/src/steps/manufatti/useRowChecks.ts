import {
  type DossierForm,
  type RowCheck,
  type RowLight,
  type AllRules,
  getRowLight,
  ONE_MISSING_MESSAGE,
} from '@pratiche/domain';
import { useMemo } from 'react';
import { useDossierState } from '../../form/dossier-session-context.js';
import type { ProductListName } from '../../catalog/product-lists.js';
import { useAllRules } from '../../form/useAllRules.js';
import { createRuleCache } from '../../form/rule-cache.js';

export interface RowCheckResult {
  light: RowLight;
  checks: RowCheck[];
}

const getOrComputeChecks = createRuleCache<string, string>();

/** Returns a string, so that a row re-renders only when one of its own check results changes. */
const getSerializedChecks = (
  rules: AllRules,
  form: DossierForm,
  list: ProductListName,
  index: number,
): string =>
  getOrComputeChecks(rules, form, `${list}.${index}`, () =>
    serializeChecks(rules.listRowChecks(form, list, index)),
  );

const serializeChecks = (checks: RowCheck[]): string =>
  JSON.stringify({ light: getRowLight(checks), checks } satisfies RowCheckResult);

/** A text that cannot be read is no value, yet what is said of it helps more than that one is missing. */
const nameUnread = (checks: RowCheck[], unread: string): RowCheck[] =>
  unread === ''
    ? checks
    : checks.map((check) =>
        check.result === 'open'
          ? {
              ...check,
              message:
                check.message === ONE_MISSING_MESSAGE ? unread : `${unread} ${check.message}`,
            }
          : check,
      );

/** The rules a row is held against and its light, as of the last pause in the typing. */
export function useRowChecks(list: ProductListName, index: number): RowCheckResult {
  const rules = useAllRules();
  const text = useDossierState((state) => getSerializedChecks(rules, state.form, list, index));
  const path = `manufatti.${list}.${index}.`;
  const unread = useDossierState(({ unreadFields }) =>
    [...unreadFields]
      .filter(([field]) => field.startsWith(path))
      .map(([, message]) => message)
      .join(' '),
  );
  return useMemo(() => {
    const { light, checks } = JSON.parse(text) as RowCheckResult;
    return { light, checks: nameUnread(checks, unread) };
  }, [text, unread]);
}
