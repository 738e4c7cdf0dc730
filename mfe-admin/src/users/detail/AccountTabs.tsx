import type { AccountDetailDto, ServiceCountsDto } from '@pratiche/api';
import { isBackOffice, getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { OfficeTabs, useCommands } from '@pratiche/ui/office';
import { Link, useSearchParams } from 'react-router';
import type { ReactNode } from 'react';
import { OperatorRightsTable } from '../OperatorRightsTable.js';
import { AccountData } from './AccountData.js';
import { AccountDossiers } from './AccountDossiers.js';
import { CreditMovementsPanel } from './CreditMovementsPanel.js';
import { CreditsPanel } from './CreditsPanel.js';
import { ReferenceOperatorPanel } from './ReferenceOperatorPanel.js';
import { SponsorPanel } from './SponsorPanel.js';
import { needsVerification } from './needs-verification.js';
import type { AccountPapers } from './useAccountPapers.js';
import { VerificationPanel } from './VerificationPanel.js';
import { accountListSearch } from './account-lists.js';
import { ACCOUNT_TEXTS, ACCOUNT_DOSSIERS_TEXTS } from './texts.js';
import { WideTable } from './WideTable.js';

const COMPANY_TABS = [
  { key: 'dati', label: ACCOUNT_TEXTS.data },
  { key: 'pratiche', label: ACCOUNT_TEXTS.dossiers },
  { key: 'crediti', label: ACCOUNT_TEXTS.credits },
  { key: 'documenti', label: ACCOUNT_TEXTS.verifications },
] as const;
const OPERATOR_TABS = [
  { key: 'dati', label: ACCOUNT_TEXTS.data },
  { key: 'pratiche', label: ACCOUNT_TEXTS.assignedDossiers },
  { key: 'permessi', label: ACCOUNT_TEXTS.rights },
] as const;
type TabKey = (typeof COMPANY_TABS | typeof OPERATOR_TABS)[number]['key'];

interface AccountTabsProps {
  account: AccountDetailDto;
  papers: AccountPapers;
  onChange: () => void;
}

/** What belongs to an account, one part at a time; the open part is in the address. */
export function AccountTabs({ account, papers, onChange }: AccountTabsProps) {
  const [query, setQuery] = useSearchParams();
  const tabs: readonly { key: TabKey; label: string }[] = isBackOffice(account.role)
    ? OPERATOR_TABS
    : COMPANY_TABS.filter(
        ({ key }) =>
          (key !== 'pratiche' || account.role === 'User') &&
          (key !== 'documenti' || !needsVerification(account)),
      );
  const active = tabs.find(({ key }) => key === query.get('scheda'))?.key ?? 'dati';
  const openTab = (key: TabKey) =>
    setQuery(key === 'dati' ? {} : { scheda: key }, { replace: true });
  useCommands(
    ACCOUNT_TEXTS.commandGroup,
    tabs
      .filter(({ key }) => key !== active)
      .map(({ key, label }) => ({
        id: `tab-${key}`,
        label: ACCOUNT_TEXTS.openTab(label),
        run: () => openTab(key),
      })),
  );
  return (
    <OfficeTabs<TabKey>
      label={ACCOUNT_TEXTS.tabs(account.name)}
      tabs={tabs}
      active={active}
      onChange={openTab}
    >
      <div className="ad-user">
        <TabContent tab={active} account={account} papers={papers} onChange={onChange} />
      </div>
    </OfficeTabs>
  );
}

function TabContent({ tab, account, papers, onChange }: AccountTabsProps & { tab: TabKey }) {
  switch (tab) {
    case 'dati':
      return <DataTab account={account} onChange={onChange} />;
    case 'pratiche':
      return <DossiersTab account={account} />;
    case 'crediti':
      return (
        <div className="ad-user-column">
          <CreditsPanel account={account} onChange={onChange} />
          <CreditMovementsPanel account={account} />
        </div>
      );
    case 'documenti':
      return <VerificationPanel account={account} papers={papers} onChange={onChange} />;
    case 'permessi':
      return <OperatorRightsTable />;
  }
}

function DataTab({ account, onChange }: Omit<AccountTabsProps, 'papers'>) {
  const isOperator = isBackOffice(account.role);
  const mayChange = account.deleted === null && !isOperator;
  return (
    <>
      <div className="ad-user-column">
        <AccountData account={account} part={isOperator ? 'contacts' : 'company'} />
      </div>
      {!isOperator && (
        <div className="ad-user-column">
          {mayChange && (
            <>
              <ReferenceOperatorPanel account={account} onChange={onChange} />
              <SponsorPanel account={account} onChange={onChange} />
            </>
          )}
          {/* While it is verified, this is compared with the papers at the head of the page. */}
          {!needsVerification(account) && <AccountData account={account} part="attorney" />}
        </div>
      )}
    </>
  );
}

function DossiersTab({ account }: { account: AccountDetailDto }) {
  const id = String(account.id);
  if (!isBackOffice(account.role))
    return (
      <div className="ad-user-column">
        <DossierCountsTable account={account} />
        <AccountDossiers of={{ accountId: id }} />
      </div>
    );
  return (
    <div className="ad-user-column">
      <p>
        <Link to={`/administration/modules/received?operatorId=${id}`}>
          {ACCOUNT_TEXTS.openInList}
        </Link>
        {ACCOUNT_TEXTS.whereToReassign}
      </p>
      <AccountDossiers of={{ operatorId: id }} />
    </div>
  );
}

/** Dossiers of a company by service; each number opens exactly what it counts in the list below. */
function DossierCountsTable({ account }: { account: AccountDetailDto }) {
  const toCount = (list: 'SENT' | 'ELABORATED', row: ServiceCountsDto): ReactNode => {
    const count = list === 'SENT' ? row.sent : row.completed;
    if (count === 0 || row.serviceType === null) return count;
    const service = getChoiceLabel(SERVICE_TYPES, row.serviceType);
    return (
      <Link
        to={accountListSearch(list, row.serviceType)}
        aria-label={
          list === 'SENT'
            ? ACCOUNT_DOSSIERS_TEXTS.countSent(count, service)
            : ACCOUNT_DOSSIERS_TEXTS.countCompleted(count, service)
        }
      >
        {count}
      </Link>
    );
  };
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_DOSSIERS_TEXTS.howMany}</h2>
      <WideTable label={ACCOUNT_DOSSIERS_TEXTS.byService}>
        <thead>
          <tr>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.service}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.drafts}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.sent}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.completed}</th>
          </tr>
        </thead>
        <tbody>
          {account.counts.map((row) => (
            <tr key={row.serviceType}>
              <th scope="row">
                {row.serviceType === null
                  ? ACCOUNT_DOSSIERS_TEXTS.noService
                  : getChoiceLabel(SERVICE_TYPES, row.serviceType)}
              </th>
              <td>{row.drafts}</td>
              <td>{toCount('SENT', row)}</td>
              <td>{toCount('ELABORATED', row)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
