import type { Submission } from '@pratiche/api';
import { eneaSheet, sheetChanges, type DossierForm } from '@pratiche/domain';
import { Button, useSession } from '@pratiche/ui';
import { useMemo, useRef, useState } from 'react';
import { AcquisitionNote } from './AcquisitionNote.js';
import { BlockCard } from './BlockCard.js';
import { ChangesNote } from './ChangesNote.js';
import { KeysDialog } from './KeysDialog.js';
import { SheetNav } from './SheetNav.js';
import { copyProgress } from './ticks.js';
import { useCopyText } from './useCopyText.js';
import { useSheetKeys } from './useSheetKeys.js';
import { useTicks } from './useTicks.js';

interface SheetViewProps {
  dossierId: number;
  form: DossierForm;
  /** What to mark changes against. */
  previous: Submission | null;
}

/** The data of a dossier as ENEA's form asks them, read-only, with a copy button per value and per block. */
export function SheetView({ dossierId, form, previous }: SheetViewProps) {
  const { user } = useSession();
  const blocks = useMemo(() => eneaSheet(form), [form]);
  const changes = useMemo(() => previous && sheetChanges(previous.form, form), [previous, form]);
  const { ticks, markCopied, clear } = useTicks(user?.id ?? 0, dossierId);
  const { copy, announcement } = useCopyText();
  const { copied, changed, total } = copyProgress(blocks, ticks);
  const element = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const keys = useSheetKeys(element, () => setHelping(true));

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
            <Button type="link" onClick={clear}>
              Azzera i segni
            </Button>
          )}
          <Button size="small" aria-keyshortcuts="?" onClick={() => setHelping(true)}>
            Tasti ?
          </Button>
        </div>
      </div>
      {form.acquisizioneBeneficiario && <AcquisitionNote />}
      <SheetNav blocks={blocks} />
      {previous && changes && (
        <ChangesNote
          changes={changes}
          at={previous.at}
          titleOf={(key) => blocks.find((block) => block.key === key)?.title ?? key}
        />
      )}
      {blocks.map((block) => (
        <BlockCard
          key={block.key}
          block={block}
          ticks={ticks}
          change={changes?.blocks[block.key]}
          onCopy={async (text, fields, what) => {
            if (await copy(text, what)) markCopied(fields);
          }}
        />
      ))}
      <div role="status" className="pr-visually-hidden">
        {announcement}
      </div>
      <KeysDialog
        open={helping}
        enabled={keys.enabled}
        onEnabled={keys.setEnabled}
        onClose={() => setHelping(false)}
      />
    </section>
  );
}
