import type { DossierDoubtDto } from '@pratiche/api';
import { readDocumentField } from '@pratiche/domain';
import { useContext } from 'react';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';
import { WizardNavigationContext } from '../../../form/wizard-navigation-context.js';

/** Above the documents: what is doubtful about their files; each line leads to its document. */
export function FileDoubtsNote({ doubts }: { doubts: readonly DossierDoubtDto[] }) {
  const navigation = useContext(WizardNavigationContext);
  const ofFiles = doubts.filter(({ field }) => readDocumentField(field) !== null);
  if (ofFiles.length === 0) return null;
  return (
    <div className="wz-asked-again">
      <ul className="wz-jumps">
        {ofFiles.map(({ field, message }) => (
          <FieldLinkItem
            key={message}
            name={getDoubtLabel(field)}
            message={message}
            onJump={() => navigation?.openField(field)}
          />
        ))}
      </ul>
    </div>
  );
}
