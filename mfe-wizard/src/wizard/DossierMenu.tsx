import {
  Button,
  CopyOutlined,
  DownloadOutlined,
  Dropdown,
  FileTextOutlined,
  MenuOutlined,
  SendOutlined,
  useDuplicateDossier,
} from '@pratiche/ui';
import { useState } from 'react';
import { LINK_TEXTS } from '../beneficiary-link/texts.js';
import { useBeneficiaryLink } from '../beneficiary-link/useBeneficiaryLink.js';
import { useIsCustomerDone } from '../beneficiary-link/useHasCustomerSigned.js';
import { useAskAgain } from '../beneficiary-link/useAskAgain.js';
import { InvoicesDialog } from '../invoices/InvoicesDialog.js';
import { useXmlExport } from '../xml-import/useXmlExport.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { useRunAfterSave } from '../form/useRunAfterSave.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

/**
 * Actions on the whole dossier, available at every step and width. A dossier without a number has
 * nothing stored yet.
 */
export function DossierMenu() {
  const { viewer } = useDossierSession();
  const id = useDossierState((state) => state.id);
  const { exportXml, isExporting } = useXmlExport();
  const { duplicate, duplicating } = useDuplicateDossier();
  const savedFirst = useRunAfterSave();
  const customerLink = useBeneficiaryLink(viewer === 'fitter' ? id : null, false);
  const isCustomerDone = useIsCustomerDone(id, customerLink.link);
  const { onAskAgain, askAgainDialog } = useAskAgain(id ?? 0, customerLink);
  const [showsInvoices, setShowsInvoices] = useState(false);
  if (id === null) return null;

  const items = [
    // Operators read the invoices among the documents: their values are the fitter's to take.
    ...(viewer === 'fitter'
      ? [
          {
            key: 'invoices',
            icon: <FileTextOutlined />,
            label: TEXTS.invoices,
            onClick: () => setShowsInvoices(true),
          },
        ]
      : []),
    ...(isCustomerDone
      ? [{ key: 'ask', icon: <SendOutlined />, label: LINK_TEXTS.askAgain, onClick: onAskAgain }]
      : []),
    {
      key: 'duplicate',
      icon: <CopyOutlined />,
      label: TEXTS.duplicate,
      onClick: () => void savedFirst(() => duplicate(id), TEXTS.duplicateFailed),
    },
    {
      key: 'xml',
      icon: <DownloadOutlined />,
      label: TEXTS.exportXml,
      onClick: () => exportXml(id),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }}>
        <Button
          icon={<MenuOutlined />}
          loading={isExporting || duplicating !== null}
          aria-haspopup="menu"
        >
          {TEXTS.actions}
        </Button>
      </Dropdown>
      {askAgainDialog}
      {showsInvoices && <InvoicesDialog onClose={() => setShowsInvoices(false)} />}
    </>
  );
}
