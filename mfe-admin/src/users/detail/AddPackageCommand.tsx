import type { AccountDetailDto } from '@pratiche/api';
import { useCommands } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPackageDialog } from './AddPackageDialog.js';
import { mayAddPackage } from './may-add-package.js';

interface AddPackageCommandProps {
  account: AccountDetailDto;
  onChange: () => void;
}

/** Lets the palette recharge an account from any part of its page. */
export function AddPackageCommand({ account, onChange }: AddPackageCommandProps) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  useCommands(
    'Account',
    mayAddPackage(account)
      ? [
          {
            id: 'add-package',
            label: 'Aggiungi pacchetto',
            words: 'ricarica crediti',
            run: () => setAdding(true),
          },
        ]
      : [],
  );
  if (!isAdding) return null;
  return (
    <AddPackageDialog
      account={account}
      onClose={() => setAdding(false)}
      onAdded={() => {
        setAdding(false);
        void queries.invalidateQueries({ queryKey: ['active-packages', account.id] });
        onChange();
      }}
    />
  );
}
