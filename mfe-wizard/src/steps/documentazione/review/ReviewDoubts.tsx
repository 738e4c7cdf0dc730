import type { FormPatch } from '@pratiche/domain';
import { continueSentence } from '@pratiche/domain/all-rules';
import { WarningOutlined } from '@pratiche/ui';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';
import { useWizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';

/** What deserves a second look before sending; each line leads to its field. */
export function ReviewDoubts({
  doubts,
  onRemedy,
}: {
  doubts: readonly OpenDoubt[];
  onRemedy: (patches: readonly FormPatch[]) => Promise<void>;
}) {
  const { openField } = useWizardNavigationContext();
  if (doubts.length === 0) return null;
  return (
    <div className="wz-warnings">
      <p>
        <strong>
          <WarningOutlined aria-hidden="true" /> {TEXTS.doubts(doubts.length)}
        </strong>{' '}
        {TEXTS.doubtsAllowed(doubts.length)}
      </p>
      <ul className="wz-jumps">
        {doubts.map(({ field, label, message, remedy }) => (
          <FieldLinkItem
            key={`${field} ${message}`}
            name={label ?? getDoubtLabel(field)}
            message={continueSentence(message)}
            onJump={() => openField(field)}
            remedy={
              remedy && {
                label: remedy.label,
                onApply: () => void onRemedy(remedy.patches),
              }
            }
          />
        ))}
      </ul>
    </div>
  );
}
