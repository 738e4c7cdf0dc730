import type { AccountDetailDto } from '@pratiche/api';
import { useCommands } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPackageDialog } from './AddPackageDialog.js';
import { mayAddPackage } from './may-add-package.js';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

interface AddPackageCommandProps {
  account: AccountDetailDto;
  onChange: () => void;
}

/** Lets the palette recharge an account from any part of its page. */
export function AddPackageCommand({ account, onChange }: AddPackageCommandProps) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  useCommands(
    ACCOUNT_ACTION_TEXTS.commandGroup,
    mayAddPackage(account)
      ? [
          {
            id: 'add-package',
            label: ACCOUNT_ACTION_TEXTS.addPackage,
            words: ACCOUNT_ACTION_TEXTS.addPackageWords,
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
