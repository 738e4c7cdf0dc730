import {
  Button,
  CheckOutlined,
  DownloadOutlined,
  SelectionBar,
  useBulkDocumentDownload,
  UserOutlined,
  type Selection,
} from '@pratiche/ui';
import { useState } from 'react';
import { AssignOperatorDialog } from './AssignOperatorDialog.js';
import { BulkReportDialog } from './BulkReportDialog.js';
import type { BulkActions } from './useBulkActions.js';

interface BulkActionBarProps {
  selection: Selection;
  bulk: BulkActions;
  /** Received dossiers can be accepted; processed ones are past it. */
  mayAccept: boolean;
}

/** What an operator can do with the ticked dossiers. */
export function BulkActionBar({ selection, bulk, mayAccept }: BulkActionBarProps) {
  const [assigning, setAssigning] = useState(false);
  const { downloadDocuments, isStarting } = useBulkDocumentDownload();
  const { selectedKeys } = selection;
  const isBusy = bulk.busy !== null;
  return (
    <>
      <SelectionBar selection={selection} noun={{ one: 'pratica scelta', many: 'pratiche scelte' }}>
        {mayAccept && (
          <Button
            type="primary"
            icon={<CheckOutlined />}
            loading={bulk.busy === 'accept'}
            disabled={isBusy}
            onClick={() => void bulk.acceptDossiers(selectedKeys)}
          >
            Accetta
          </Button>
        )}
        <Button
          icon={<UserOutlined />}
          loading={bulk.busy === 'take'}
          disabled={isBusy}
          onClick={() => void bulk.assignToSelf(selectedKeys)}
        >
          Prendi in carico
        </Button>
        <Button
          loading={bulk.busy === 'assign'}
          disabled={isBusy}
          onClick={() => setAssigning(true)}
        >
          Assegna a…
        </Button>
        <Button
          icon={<DownloadOutlined />}
          loading={isStarting}
          onClick={() => downloadDocuments(selectedKeys)}
        >
          Scarica i documenti
        </Button>
      </SelectionBar>
      <AssignOperatorDialog
        open={assigning}
        count={selectedKeys.length}
        onClose={() => setAssigning(false)}
        onAssign={(operatorId) => {
          setAssigning(false);
          void bulk.assignOperator(selectedKeys, operatorId);
        }}
      />
      <BulkReportDialog report={bulk.report} onClose={bulk.closeReport} />
    </>
  );
}
