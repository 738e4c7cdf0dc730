import { readData } from '@pratiche/api';
import { addMessageTemplate } from '@pratiche/domain';
import { Button, useApi } from '@pratiche/ui';
import { submitOnCtrlEnter } from '@pratiche/ui/office';
import { useQuery } from '@tanstack/react-query';
import { MessageComposer } from '../../messages/MessageComposer.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { NoteComposer } from './NoteComposer.js';
import { THREAD_TEXTS as TEXTS } from './texts.js';
import type { OfficeThreadState } from './useOfficeThread.js';

export const WRITTEN_KINDS = ['message', 'note'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

interface ThreadComposerProps {
  kind: WrittenKind;
  onKind: (kind: WrittenKind) => void;
  thread: MessageThreadState;
  office: OfficeThreadState;
}

/** Writes to the fitter or for the colleagues: each has its own text, colour and button, so that none is taken for the other. */
export function ThreadComposer({ kind, onKind, thread, office }: ThreadComposerProps) {
  const closedBecause = thread.thread?.closedBecause ?? null;
  return (
    <div className={`thr-composer thr-composer-${kind}`}>
      <div className="thr-kinds" role="group" aria-label={TEXTS.kind}>
        {WRITTEN_KINDS.map((one) => (
          <Button key={one} aria-pressed={one === kind} onClick={() => onKind(one)}>
            {TEXTS.kinds[one]}
          </Button>
        ))}
      </div>
      <div hidden={kind !== 'message'}>
        {closedBecause === null ? (
          <MessageComposer
            thread={thread}
            label={TEXTS.messageLabel}
            onKeyDown={submitOnCtrlEnter}
            offer={(change) => (
              <MessageTemplates
                onPick={(template) => change((text) => addMessageTemplate(text, template))}
              />
            )}
          />
        ) : (
          <p className="pr-muted">{closedBecause}</p>
        )}
      </div>
      <div hidden={kind !== 'note'}>
        <NoteComposer office={office} />
      </div>
    </div>
  );
}

/** Ready texts, each of which a touch adds to the message. */
function MessageTemplates({ onPick }: { onPick: (text: string) => void }) {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['message-templates'],
    queryFn: () => readData(api.GET('/api/module/messageTemplates')),
  });
  if (data.length === 0) return null;
  return (
    <div className="thr-templates" role="group" aria-label={TEXTS.templates}>
      {data.map(({ title, text }) => (
        <Button key={title} size="small" title={text} onClick={() => onPick(text)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
