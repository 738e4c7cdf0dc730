import { toDocumentField } from '@pratiche/domain';
import { Alert, Button, CheckCircleOutlined, RejectionAttachment } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';
import { RETURN_TEXTS as TEXTS } from './texts.js';
import { type ReturnLine, useReturnLines, useReturnProgress } from './useReturnLines.js';
import { useHasReturnPoints } from './useReturnPoints.js';
import { useDossierState } from '../form/dossier-session-context.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';

/** Green is for what is known to be done. */
const TYPES = { changed: 'success', 'points-changed': 'warning', open: null } as const;

interface ReturnReasonProps {
  reason: string;
  wantsCorrections: boolean;
  /** The dossier, where the reason may have a file. */
  returnedId: number | null;
  /** Opens the messages about the dossier. */
  messages: ReactNode;
}

/** Why the dossier came back. On a phone two lines of it, so that the first point is in view. */
export function ReturnReason(props: ReturnReasonProps) {
  const { wantsCorrections, returnedId, messages } = props;
  const { text: reason, lines } = useReturnLines(props.reason);
  const hasPoints = useHasReturnPoints();
  const isFolded = !useHasTwoColumns() && hasPoints;
  const progress = useReturnProgress(props.reason);
  const title =
    progress !== 'open'
      ? TEXTS.mendedTitles[progress]
      : wantsCorrections
        ? TEXTS.correctionsAsked
        : TEXTS.rejectReason;
  const toReview = progress !== 'open' && <ReviewButton />;
  const text = (
    <>
      <div className="wz-reason">
        {reason}
        {lines.length > 0 && <ReturnPointList lines={lines} />}
      </div>
      {returnedId !== null && <RejectionAttachment dossierId={returnedId} />}
    </>
  );
  return (
    <Alert
      className="wz-note"
      type={TYPES[progress] ?? (wantsCorrections ? 'warning' : 'error')}
      showIcon
      title={
        isFolded ? (
          <details className="wz-return-fold">
            <summary>
              {title}
              <span className="wz-return-excerpt">{reason}</span>
            </summary>
            {text}
            {messages}
          </details>
        ) : (
          title
        )
      }
      {...(isFolded
        ? { description: toReview }
        : {
            description: text,
            action: toReview ? (
              <div className="wz-messages">
                {toReview}
                {messages}
              </div>
            ) : (
              messages
            ),
          })}
    />
  );
}

/** Leads to the sending; the last step has this button in its bar. */
function ReviewButton() {
  const { current, openReview } = useWizardNavigationContext();
  return current === 'documentazione' ? null : (
    <Button type="primary" onClick={openReview}>
      {TEXTS.toReview}
    </Button>
  );
}

/** What the operators point at, each leading to its place and ticked once it is changed. */
function ReturnPointList({ lines }: { lines: readonly ReturnLine[] }) {
  const { openField, openStep } = useWizardNavigationContext();
  const items = useDossierState(
    (state) => state.lastStep?.documentSet.documentsDocumentsSetResponse,
  );
  const open = ({ point: { field, itemId } }: ReturnLine) => {
    if (field !== null) return openField(field);
    const item = items?.find(({ id }) => id === itemId);
    openStep('documentazione', item && toDocumentField(item.document.code));
  };
  return (
    <ul className="wz-jumps">
      {lines.map((line) => (
        <FieldLinkItem
          key={line.name}
          mark={line.isMended && <MendedMark />}
          name={line.name}
          message={line.words}
          onJump={() => open(line)}
        />
      ))}
    </ul>
  );
}

const MendedMark = () => (
  <>
    <CheckCircleOutlined className="wz-done" />
    <span className="pr-visually-hidden">{TEXTS.mended}</span>{' '}
  </>
);
