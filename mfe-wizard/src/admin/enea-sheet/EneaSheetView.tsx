import type { SubmissionDto } from '@pratiche/api';
import { type DossierForm } from '@pratiche/domain';
import { Button, useSession, useRules } from '@pratiche/ui';
import { useMemo, useRef, useState } from 'react';
import { AcquiredDataNote } from './AcquiredDataNote.js';
import { SheetBlockCard } from './SheetBlockCard.js';
import { SheetChangesNote } from './SheetChangesNote.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import { EneaSheetNav } from './EneaSheetNav.js';
import { computeCopyProgress } from './copied-fields.js';
import { useCopyText } from './useCopyText.js';
import { useSheetShortcuts } from './useSheetShortcuts.js';
import { useCopiedFields } from './useCopiedFields.js';

interface EneaSheetViewProps {
  dossierId: number;
  form: DossierForm;
  /** What to mark changes against. */
  previous: SubmissionDto | null;
}

/**
 * Shows the data of a dossier as ENEA's form requests them, read-only, with a copy button per value
 * and per block.
 */
export function EneaSheetView({ dossierId, form, previous }: EneaSheetViewProps) {
  const { buildEneaSheet, compareEneaSheets } = useRules();
  const { user } = useSession();
  const blocks = useMemo(() => buildEneaSheet(form), [buildEneaSheet, form]);
  const changes = useMemo(
    () => previous && compareEneaSheets(previous.form, form),
    [compareEneaSheets, previous, form],
  );
  const { copiedFields, markFields, clearCopiedFields } = useCopiedFields(user?.id ?? 0, dossierId);
  const { copyText, announcement } = useCopyText();
  const { copied, changed, total } = computeCopyProgress(blocks, copiedFields);
  const element = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const keys = useSheetShortcuts(element, () => setHelping(true));

  return (
    <section aria-labelledby="sheet-title" className="sheet" ref={element}>
      <div className="sheet-head">
        <h2 id="sheet-title">Scheda ENEA</h2>
        <div className="sheet-progress">
          <progress value={copied} max={Math.max(total, 1)} aria-label="Valori copiati" />
          <span>
            {copied} di {total} valori copiati
            {changed > 0 && (
              <strong>
                , {changed} {changed === 1 ? 'cambiato' : 'cambiati'} dopo la copia
              </strong>
            )}
          </span>
          {copied + changed > 0 && (
            <Button type="link" onClick={clearCopiedFields}>
              Azzera i segni
            </Button>
          )}
          <Button size="small" aria-keyshortcuts="?" onClick={() => setHelping(true)}>
            Tasti ?
          </Button>
        </div>
      </div>
      {form.acquisizioneBeneficiario && <AcquiredDataNote />}
      <EneaSheetNav blocks={blocks} />
      {previous && changes && (
        <SheetChangesNote
          changes={changes}
          at={previous.at}
          titleOf={(key) => blocks.find((block) => block.key === key)?.title ?? key}
        />
      )}
      {blocks.map((block) => (
        <SheetBlockCard
          key={block.key}
          block={block}
          copiedFields={copiedFields}
          change={changes?.blocks[block.key]}
          onCopy={async (text, fields, what) => {
            if (await copyText(text, what)) markFields(fields);
          }}
        />
      ))}
      <div role="status" className="pr-visually-hidden">
        {announcement}
      </div>
      <ShortcutsDialog
        open={helping}
        enabled={keys.enabled}
        onEnabled={keys.setEnabled}
        onClose={() => setHelping(false)}
      />
    </section>
  );
}
