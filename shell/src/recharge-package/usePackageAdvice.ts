import { readData, type RechargePackageDto } from '@pratiche/api';
import {
  advisePackage,
  describeAdvice,
  describeOwnCredits,
  ENOUGH_CREDITS_TEXT,
  explainAdvice,
} from '@pratiche/domain/packages';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { toBalances } from '../wallet/to-balances.js';
import { useOwnPackages } from '../wallet/useOwnPackages.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

interface ShownAdvice {
  packageId: number | null;
  /** The credits that are left last for a year. */
  isEnough: boolean;
  /** What to do, in a few words; `null` where nothing can be advised. */
  title: string | null;
  text: string | null;
}

const NONE: ShownAdvice = { packageId: null, isEnough: false, title: null, text: null };

/**
 * The package that costs the company least for what it sent, unless its credits last for a year;
 * without an answer none is marked.
 */
export function usePackageAdvice(
  accountId: number,
  packages: readonly RechargePackageDto[] | undefined,
): ShownAdvice {
  const api = useApi();
  const { data: own } = useOwnPackages(accountId);
  const { data: history } = useQuery({
    queryKey: ['packages', 'sent-dossiers'],
    queryFn: () => readData(api.GET('/api/RechargePackage/sent-dossiers')),
    staleTime: 0,
  });
  if (history === undefined || own === undefined || packages === undefined) return NONE;
  const credits = describeOwnCredits(toBalances(own), history);
  if (credits?.isEnough)
    return { packageId: null, isEnough: true, title: ENOUGH_CREDITS_TEXT, text: credits.text };
  const advice = advisePackage(packages, history);
  const best = packages.find(({ id }) => id === advice?.packageId);
  const why = advice === null ? describeAdvice(history, null) : explainAdvice(history, advice);
  return {
    packageId: best?.id ?? null,
    isEnough: false,
    title: best === undefined ? null : TEXTS.advice(best.name),
    text: [why, credits?.text].filter(Boolean).join(' '),
  };
}
