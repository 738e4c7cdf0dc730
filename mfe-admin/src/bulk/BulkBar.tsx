import {
  Button,
  CheckOutlined,
  DownloadOutlined,
  SelectionBar,
  useDownloadMany,
  UserOutlined,
  type Selection,
} from '@pratiche/ui';
import { useState } from 'react';
import { AssignDialog } from './AssignDialog.js';
import { ReportDialog } from './ReportDialog.js';
import type { Bulk } from './useBulk.js';

interface BulkBarProps {
  selection: Selection;
  bulk: Bulk;
  /** Received dossiers can be accepted; processed ones are past it. */
  mayAccept: boolean;
}

/** What an operator can do with the ticked dossiers. */
export function BulkBar({ selection, bulk, mayAccept }: BulkBarProps) {
  const [assigning, setAssigning] = useState(false);
  const { downloadMany, starting } = useDownloadMany();
  const { ticked } = selection;
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
            onClick={() => void bulk.accept(ticked)}
          >
            Accetta
          </Button>
        )}
        <Button
          icon={<UserOutlined />}
          loading={bulk.busy === 'take'}
          disabled={isBusy}
          onClick={() => void bulk.take(ticked)}
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
        <Button icon={<DownloadOutlined />} loading={starting} onClick={() => downloadMany(ticked)}>
          Scarica i documenti
        </Button>
      </SelectionBar>
      <AssignDialog
        open={assigning}
        count={ticked.length}
        onClose={() => setAssigning(false)}
        onAssign={(operatorId) => {
          setAssigning(false);
          void bulk.assign(ticked, operatorId);
        }}
      />
      <ReportDialog report={bulk.report} onClose={bulk.closeReport} />
    </>
  );
}
