import type { AdminDossierDto } from '@pratiche/api';
import { isOpenStatus, isCompletedStatus, isStatusCode } from '@pratiche/domain';
import { Button, DeadlineLight, isDialogOpen, MailOutlined, useKeyDown } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { DoubtList } from './DoubtList.js';
import { useDoubtMarking, type OpenPointsState } from './useOpenPoints.js';
import { OPEN_POINT_TEXTS as TEXTS } from './texts.js';
import './open-points.css';

interface OpenPointsStripProps {
  dossier: AdminDossierDto;
  open: OpenPointsState;
  onRequests: () => void;
  onMessages: () => void;
}

function showDeadline(): void {
  const target = document.getElementById('status-title');
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

type StripPart = 'doubts' | 'requests' | 'messages' | 'deadline';

const STRIP_KEYS: readonly {
  part: StripPart;
  letter: string;
  label: string;
  refusal: string;
}[] = [
  { part: 'doubts', letter: 'D', label: TEXTS.showDoubts, refusal: TEXTS.noDoubts },
  { part: 'requests', letter: 'R', label: TEXTS.showRequests, refusal: TEXTS.noRequests },
  { part: 'messages', letter: 'M', label: TEXTS.showMessages, refusal: '' },
  { part: 'deadline', letter: 'S', label: TEXTS.showDeadline, refusal: '' },
];

/** The keys of the line, for the palette and the help too; `null` where there is nothing to show. */
function useStripKeys(acts: Readonly<Record<StripPart, (() => void) | null>>): void {
  useCommands(
    TEXTS.commandGroup,
    STRIP_KEYS.map(({ part, letter, label, refusal }) => ({
      id: `open-${part}`,
      label,
      keys: `Maiusc+${letter}`,
      run: acts[part] ?? (() => undefined),
      refusal: acts[part] === null ? refusal : null,
    })),
  );
  useDossierShortcuts(
    Object.fromEntries(Object.entries(acts).filter(([, act]) => act !== null)) as Partial<
      Record<StripPart, () => void>
    >,
  );
}

/** What is still open of a dossier, in one line that stays in view: each a key and a click away. */
export function OpenPointsStrip({ dossier, open, onRequests, onMessages }: OpenPointsStripProps) {
  const { code } = dossier.status;
  const isClosed = isStatusCode(code) && isCompletedStatus(code);
  const [isListOpen, setListOpen] = useState(false);
  const listId = useId();
  const strip = useRef<HTMLElement>(null);
  const hasDoubts = open.list.length > 0 && !isClosed;
  const toggleList = hasDoubts ? () => setListOpen(!isListOpen) : null;
  useStripKeys({
    doubts: toggleList,
    requests: open.requests > 0 ? onRequests : null,
    messages: onMessages,
    deadline: showDeadline,
  });
  const close = () => {
    setListOpen(false);
    strip.current?.querySelector('button')?.focus();
  };
  useKeyDown(isListOpen, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    close();
  });
  return (
    <section ref={strip} className="admin-open" aria-label={TEXTS.title}>
      <div className="admin-open-line">
        {hasDoubts && (
          <Button
            size="small"
            className={open.doubts > 0 ? 'admin-open-warning' : undefined}
            aria-keyshortcuts="Shift+D"
            aria-expanded={isListOpen}
            aria-controls={isListOpen ? listId : undefined}
            onClick={toggleList ?? undefined}
          >
            {open.doubts > 0 ? TEXTS.doubts(open.doubts) : TEXTS.allSeen(open.list.length)}
          </Button>
        )}
        {open.requests > 0 && (
          <Button
            size="small"
            className="admin-open-warning"
            aria-keyshortcuts="Shift+R"
            onClick={onRequests}
          >
            {TEXTS.requests(open.requests)}
          </Button>
        )}
        {open.messages > 0 && (
          <Button
            size="small"
            className="admin-open-warning"
            icon={<MailOutlined />}
            aria-keyshortcuts="Shift+M"
            onClick={onMessages}
          >
            {TEXTS.messages(open.messages)}
          </Button>
        )}
        {!isClosed && (
          <Button
            size="small"
            type="text"
            aria-keyshortcuts="Shift+S"
            title={TEXTS.showDeadline}
            onClick={showDeadline}
          >
            <span className="pr-visually-hidden">{TEXTS.deadline}: </span>
            <DeadlineLight deadline={dossier.deadlineDate} status={code} />
          </Button>
        )}
      </div>
      {isListOpen && hasDoubts && (
        <OpenDoubts
          id={listId}
          dossierId={dossier.id}
          open={open}
          mayMark={isStatusCode(code) && !isOpenStatus(code)}
          onClose={close}
        />
      )}
    </section>
  );
}

interface OpenDoubtsProps {
  id: string;
  dossierId: number;
  open: OpenPointsState;
  mayMark: boolean;
  onClose: () => void;
}

/** The doubts below the line, over what is under it. */
function OpenDoubts({ id, dossierId, open, mayMark, onClose }: OpenDoubtsProps): ReactNode {
  const marking = useDoubtMarking(dossierId);
  const part = useRef<HTMLDivElement>(null);
  const unseen = open.list.filter(({ seen, fingerprint }) => seen === null && fingerprint !== '');
  useEffect(() => part.current?.querySelector('button')?.focus(), []);
  return (
    <div id={id} ref={part} className="admin-open-list">
      <DoubtList doubts={open.list} marking={mayMark ? marking : null} />
      <div className="admin-open-acts">
        {mayMark && unseen.length > 1 && (
          <Button
            size="small"
            loading={marking.busy}
            onClick={() => void marking.markDoubts(unseen, true)}
          >
            {TEXTS.seeAll}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}
