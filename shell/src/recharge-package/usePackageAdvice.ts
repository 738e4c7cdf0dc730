import { readData, type RechargePackageDto } from '@pratiche/api';
import { advisePackage, describeAdvice, explainAdvice } from '@pratiche/domain/packages';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

interface ShownAdvice {
  packageId: number | null;
  /** Why this package, above all of them. */
  why: string | null;
  /** Said above the packages where none is marked. */
  note: string | null;
}

const NONE: ShownAdvice = { packageId: null, why: null, note: null };

/** The package that costs the company least for what it sent; without an answer none is marked. */
export function usePackageAdvice(packages: readonly RechargePackageDto[] | undefined): ShownAdvice {
  const api = useApi();
  const { data: history } = useQuery({
    queryKey: ['packages', 'sent-dossiers'],
    queryFn: () => readData(api.GET('/api/RechargePackage/sent-dossiers')),
    staleTime: 0,
  });
  if (history === undefined || packages === undefined) return NONE;
  const advice = advisePackage(packages, history);
  return {
    packageId: advice?.packageId ?? null,
    why: advice === null ? null : explainAdvice(history, advice),
    note: describeAdvice(history, advice),
  };
}
