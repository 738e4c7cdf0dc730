import type { AdminDossierDto } from '@pratiche/api';
import { LoadingState, loadWhenOnline } from '@pratiche/ui';
import { OfficeTabs, useCommands } from '@pratiche/ui/office';
import { lazy, Suspense, type ReactNode } from 'react';
import { HistoryTimeline } from '../../history/HistoryTimeline.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import type { DossierTab } from './useDossierTab.js';
import { DOSSIER_TAB_TEXTS } from '../texts.js';
import './tabs.css';

// Most dossiers are checked without a message: its thread comes once its tab is opened.
const ThreadPanel = lazy(async () => ({
  default: await loadWhenOnline(async () => (await import('../thread/ThreadPanel.js')).ThreadPanel),
}));

interface DossierTabsProps {
  active: DossierTab;
  onChange: (tab: DossierTab) => void;
  thread: MessageThreadState;
  dossier: AdminDossierDto;
  documents: ReactNode;
}

/** What belongs to a dossier beside its data, one part at a time; what was typed in one stays. */
export function DossierTabs({ active, onChange, thread, dossier, documents }: DossierTabsProps) {
  const open = (tab: DossierTab) => () => {
    onChange(tab);
    document.getElementById('amministrazione')?.scrollIntoView({ block: 'start' });
  };
  useCommands(DOSSIER_TAB_TEXTS.commandGroup, [
    { id: 'tab-documents', label: DOSSIER_TAB_TEXTS.showDocuments, run: open('documenti') },
    {
      id: 'tab-messages',
      label: DOSSIER_TAB_TEXTS.showMessages,
      words: 'scrivi',
      run: open('messaggi'),
    },
    {
      id: 'tab-history',
      label: DOSSIER_TAB_TEXTS.showHistory,
      words: 'storia',
      run: open('storia'),
    },
  ]);
  return (
    <div className="admin-tabs">
      <OfficeTabs<DossierTab>
        label={DOSSIER_TAB_TEXTS.tabs}
        active={active}
        onChange={onChange}
        tabs={[
          { key: 'documenti', label: DOSSIER_TAB_TEXTS.documents, content: documents },
          {
            key: 'messaggi',
            label: DOSSIER_TAB_TEXTS.messages,
            count: thread.thread?.messages.length ?? 0,
            content: (
              <Suspense fallback={<LoadingState lines={4} />}>
                <ThreadPanel dossier={dossier} thread={thread} />
              </Suspense>
            ),
          },
          {
            key: 'storia',
            label: DOSSIER_TAB_TEXTS.history,
            count: dossier.history.length,
            content: <HistoryTimeline history={dossier.history} />,
          },
        ]}
      />
    </div>
  );
}
