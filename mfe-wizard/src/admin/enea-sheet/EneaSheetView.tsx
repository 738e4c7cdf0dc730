import { computeCopyProgress } from '@pratiche/domain/all-rules';
import { Button } from '@pratiche/ui';
import { setKeyHelpOpen, SingleKeysSwitch } from '@pratiche/ui/office';
import { useDeferredValue, useRef } from 'react';
import { AcquiredDataNote } from './AcquiredDataNote.js';
import { SheetBlockCard } from './SheetBlockCard.js';
import { SheetChangesNote } from './SheetChangesNote.js';
import { EneaSheetNav } from './EneaSheetNav.js';
import { useCopyText } from './useCopyText.js';
import { useSheetCommands } from './useSheetCommands.js';
import { focusOpenValueAfter, useSheetShortcuts } from './useSheetShortcuts.js';
import { useCopiedFields } from './useCopiedFields.js';
import { useSheetChanges, type SheetHistory } from './useSheetChanges.js';
import { SHEET_TEXTS } from './texts.js';

/** Blocks that fill the first screen. */
const FIRST_BLOCKS = 4;

interface EneaSheetViewProps extends SheetHistory {
  dossierId: number;
  /** The note above the sheet lists what changed since the submission before. */
  areChangesListed?: boolean;
}

/**
 * Shows the data of a dossier as ENEA's form requests them, read-only, with a copy button per value
 * and per block.
 */
export function EneaSheetView(props: EneaSheetViewProps) {
  const { dossierId, form, previous, edited, areChangesListed = false } = props;
  const { blocks, changes, edits } = useSheetChanges({ form, previous, edited });
  const { copiedFields, markFields, clearCopiedFields } = useCopiedFields(dossierId);
  const { copyText, announcement } = useCopyText();
  const { copied, changed, total } = computeCopyProgress(blocks, copiedFields);
  // What is below the screen follows: most of the sheet, when a dossier opens.
  const isWhole = useDeferredValue(true, false);
  const element = useRef<HTMLElement>(null);
  useSheetShortcuts(element);
  useSheetCommands(element, copied + changed > 0 ? () => void clearCopiedFields() : null);

  return (
    <section aria-labelledby="sheet-title" className="sheet" ref={element}>
      <div className="sheet-head">
        <h2 id="sheet-title">{SHEET_TEXTS.title}</h2>
        <div className="sheet-progress">
          <progress value={copied} max={Math.max(total, 1)} aria-label={SHEET_TEXTS.copiedValues} />
          <span>
            {SHEET_TEXTS.copied(copied, total)}
            {changed > 0 && <strong>{SHEET_TEXTS.changedSince(changed)}</strong>}
          </span>
          {copied + changed > 0 && (
            <Button type="link" onClick={() => void clearCopiedFields()}>
              {SHEET_TEXTS.clearMarks}
            </Button>
          )}
          <Button size="small" aria-keyshortcuts="?" onClick={() => setKeyHelpOpen(true)}>
            {SHEET_TEXTS.keys}
          </Button>
          <SingleKeysSwitch />
        </div>
      </div>
      {form.acquisizioneBeneficiario && <AcquiredDataNote form={form} />}
      <EneaSheetNav blocks={blocks} />
      {previous && changes && !areChangesListed && (
        <SheetChangesNote changes={changes} at={previous.at} sheet={blocks} />
      )}
      {edited && edits && edits.count > 0 && (
        <SheetChangesNote changes={edits} at={edited.at} sheet={blocks} isOffice />
      )}
      {(isWhole ? blocks : blocks.slice(0, FIRST_BLOCKS)).map((block) => (
        <SheetBlockCard
          key={block.key}
          block={block}
          copiedFields={copiedFields}
          change={changes?.blocks[block.key]}
          edit={edits?.blocks[block.key]}
          onCopy={async (text, fields, what) => {
            if (!(await copyText(text, what))) return;
            void markFields(fields);
            if (element.current) focusOpenValueAfter(element.current, fields);
          }}
        />
      ))}
      <div role="status" className="pr-visually-hidden">
        {announcement}
      </div>
    </section>
  );
}
