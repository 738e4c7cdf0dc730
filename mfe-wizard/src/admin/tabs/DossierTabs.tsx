import type { StatusChangeDto } from '@pratiche/api';
import { OfficeTabs, useCommands } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { HistoryTimeline } from '../../history/HistoryTimeline.js';
import { MessagesPanel } from '../../messages/MessagesPanel.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import type { DossierTab } from './useDossierTab.js';
import { DOSSIER_TAB_TEXTS } from '../texts.js';
import './tabs.css';

interface DossierTabsProps {
  active: DossierTab;
  onChange: (tab: DossierTab) => void;
  thread: MessageThreadState;
  history: readonly StatusChangeDto[];
  documents: ReactNode;
}

/** What belongs to a dossier beside its data, one part at a time; what was typed in one stays. */
export function DossierTabs({ active, onChange, thread, history, documents }: DossierTabsProps) {
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
            content: <MessagesPanel thread={thread} side="office" />,
          },
          {
            key: 'storia',
            label: DOSSIER_TAB_TEXTS.history,
            count: history.length,
            content: <HistoryTimeline history={history} />,
          },
        ]}
      />
    </div>
  );
}
