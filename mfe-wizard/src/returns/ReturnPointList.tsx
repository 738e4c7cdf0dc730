import { toDocumentField } from '@pratiche/domain';
import { CheckCircleOutlined } from '@pratiche/ui';
import { useDossierState } from '../form/dossier-session-context.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';
import { RETURN_TEXTS } from './texts.js';
import type { ReturnLine } from './useReturnLines.js';

/** What the operators point at, each leading to its place and ticked once it is changed. */
export function ReturnPointList({ lines }: { lines: readonly ReturnLine[] }) {
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
    <span className="pr-visually-hidden">{RETURN_TEXTS.mended}</span>{' '}
  </>
);
