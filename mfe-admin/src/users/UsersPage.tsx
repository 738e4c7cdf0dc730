import { readData } from '@pratiche/api';
import { ACCOUNT_GROUPS, type AccountGroup } from '@pratiche/domain';
import { Button, PageHeader, PlusOutlined, useApi, useSession, loadWhenOnline } from '@pratiche/ui';
import { useListParams } from '@pratiche/ui/lists';
import { OfficeTabs, useCommands } from '@pratiche/ui/office';
import { useState, lazy, Suspense, type ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ExportButton } from '../exports/ExportButton.js';
import { AccountList } from './AccountList.js';
import { OperatorRightsTable } from './OperatorRightsTable.js';
import type { PrecreateAccountDialog as Dialog } from './PrecreateAccountDialog.js';
import { USERS_TEXTS } from './texts.js';

const LoadedDialog = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('./PrecreateAccountDialog.js')).PrecreateAccountDialog,
  })),
);

const TABS = ACCOUNT_GROUPS.map(({ value, label }) => ({ key: value, label }));

/** Every account: companies and, apart from them, the people of the back office. */
export function UsersPage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const [adds, setAdds] = useState(false);
  const group: AccountGroup = query.get('group') === 'operators' ? 'operators' : 'companies';
  const openGroup = (next: AccountGroup) => setQuery(next === 'operators' ? { group: next } : {});
  const createsOperator = group === 'operators' && user?.role === 'SuperAdmin';
  const mayCreate = group === 'companies' || createsOperator;
  const createLabel = createsOperator ? USERS_TEXTS.inviteOperator : USERS_TEXTS.createAccount;
  useCommands(
    USERS_TEXTS.title,
    mayCreate
      ? [
          {
            id: 'create',
            label: createLabel,
            words: USERS_TEXTS.createWords,
            run: () => setAdds(true),
          },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={USERS_TEXTS.title}
        subtitle={
          group === 'operators' ? USERS_TEXTS.operatorsSubtitle : USERS_TEXTS.companiesSubtitle
        }
        actions={
          <>
            <AccountsExport group={group} />
            {mayCreate && (
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => setAdds(true)}
              >
                {createLabel}
              </Button>
            )}
          </>
        }
      />
      <OfficeTabs<AccountGroup>
        label={USERS_TEXTS.title}
        tabs={TABS}
        active={group}
        onChange={openGroup}
      >
        <AccountList key={group} group={group} onClear={() => openGroup(group)} />
        {group === 'operators' && <OperatorRightsTable />}
      </OfficeTabs>
      {adds && (
        <PrecreateAccountDialog
          group={group}
          onClose={() => setAdds(false)}
          onCreated={(id) => {
            setAdds(false);
            void navigate(`/administration/users/${id}`);
          }}
        />
      )}
    </>
  );
}

/** The list that is shown, with its search and filters, as a workbook. */
function AccountsExport({ group }: { group: AccountGroup }) {
  const api = useApi();
  const {
    search,
    filters: { role, state },
  } = useListParams();
  return (
    <ExportButton
      params={{ search, filters: { ...(role && { role }), ...(state && { state }), group } }}
      start={(query) => readData(api.POST('/api/Accounts/get-all-excel', { params: { query } }))}
    />
  );
}

/** Fetched when it first opens: it brings the forms, which neither list of the first files needs. */
function PrecreateAccountDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
