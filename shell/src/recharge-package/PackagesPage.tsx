import { readData, type RechargePackageDto } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, useSession, useSettings, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import {
  advisePackage,
  describeAdvice,
  describeOwnCredits,
  ENOUGH_CREDITS_TEXT,
  explainAdvice,
} from '@pratiche/domain';
import { PurchasesClosedAlert } from './PurchasesClosedAlert.js';
import { PackageCard } from './PackageCard.js';
import { toBalances } from '../wallet/to-balances.js';
import { useOwnPackages } from '../wallet/useOwnPackages.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';
import './recharge-package.css';

const NONE: ShownAdvice = { packageId: null, isEnough: false, title: null, text: null };

/** The packages on sale, comparable by what a dossier costs (spec platform §2, Packages). */
export function PackagesPage() {
  const api = useApi();
  const { user } = useSession();
  const { purchases } = useSettings().current;
  const { data, error, refetch } = useQuery({
    queryKey: ['packages'],
    queryFn: () => readData(api.GET('/api/RechargePackage')),
  });
  const { packageId, isEnough, title, text } = usePackageAdvice(user?.id ?? 0, data);
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      {!purchases.isEnabled && <PurchasesClosedAlert {...purchases} />}
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && (
        <EmptyState drawing="credits" title={TEXTS.noPackages} text={TEXTS.noPackagesText} />
      )}
      {data && data.length > 0 && (
        <>
          {text !== null && (
            <p className="sh-packages-advice">
              {title !== null && <strong>{title}</strong>} {text}
            </p>
          )}
          <ul className="sh-packages">
            {data.map((offer) => (
              <li key={offer.id}>
                <PackageCard
                  offer={offer}
                  isOpen={purchases.isEnabled}
                  isBest={offer.id === packageId}
                  isQuiet={isEnough}
                />
              </li>
            ))}
          </ul>
          <p className="sh-packages-note pr-muted">{TEXTS.pricesWithoutVat}</p>
        </>
      )}
    </>
  );
}

interface ShownAdvice {
  packageId: number | null;
  /** The credits that are left last for a year. */
  isEnough: boolean;
  /** What to do, in a few words; `null` where nothing can be advised. */
  title: string | null;
  text: string | null;
}

/**
 * The package that costs the company least for what it sent, unless its credits last for a year;
 * without an answer none is marked.
 */
function usePackageAdvice(
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
