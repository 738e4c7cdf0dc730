import {
  type DossierForm,
  type EneaSheetBlock,
  computeCopyProgress,
  formatFieldNames,
  ACQUIRED_STEPS,
  STEP_TITLES,
} from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { setKeyHelpOpen, useCommands } from '@pratiche/ui/office';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import { SheetBlockCard } from './SheetBlockCard.js';
import { SheetChangesNote } from './SheetChangesNote.js';
import { SheetMenu } from './SheetMenu.js';
import { focusOpenValueAfter, runShortcut, useSheetShortcuts } from './useSheetShortcuts.js';
import { useCopiedFields } from './useCopiedFields.js';
import { useSheetChanges, type SheetHistory } from './useSheetChanges.js';
import { SHEET_TEXTS } from './texts.js';
import { useAllRules } from '../../form/useAllRules.js';
import type { SheetShortcut } from './sheet-shortcuts.js';

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
  const { blocks, changes, edits } = useSheetChanges(props);
  const { copiedFields, markFields, clearCopiedFields } = useCopiedFields(dossierId);
  const { copyText, announcement } = useCopyText();
  const [skipsChoices, setSkipsChoices] = useSkippedChoices();
  const { copied, changed, total } = computeCopyProgress(
    skipsChoices ? blocks.map(withoutChoices) : blocks,
    copiedFields,
  );
  // What is below the screen follows: most of the sheet, when a dossier opens.
  const isWhole = useDeferredValue(true, false);
  const element = useRef<HTMLElement>(null);
  useSheetShortcuts(element);
  const toggleChoices = () => setSkipsChoices(!skipsChoices);
  const clear = copied + changed > 0 ? () => void clearCopiedFields() : null;
  useSheetCommands(element, { clear, toggleChoices });

  return (
    <section
      aria-labelledby="sheet-title"
      className="sheet"
      ref={element}
      data-skips-choices={skipsChoices || undefined}
    >
      <div className="sheet-head">
        <h2 id="sheet-title">{SHEET_TEXTS.title}</h2>
        <progress value={copied} max={Math.max(total, 1)} aria-label={SHEET_TEXTS.copiedValues} />
        <span className="sheet-progress">
          {SHEET_TEXTS.copied(copied, total)}
          {changed > 0 && <strong>{SHEET_TEXTS.changedSince(changed)}</strong>}
        </span>
        <SheetMenu
          blocks={blocks}
          skipsChoices={skipsChoices}
          onToggleChoices={toggleChoices}
          onClear={clear}
        />
        <Button
          size="small"
          aria-keyshortcuts="?"
          aria-label={SHEET_TEXTS.keys}
          title={SHEET_TEXTS.keys}
          onClick={() => setKeyHelpOpen(true)}
        >
          ?
        </Button>
      </div>
      {form.acquisizioneBeneficiario && <AcquiredDataNote form={form} />}
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

const formatSteps = (): string =>
  new Intl.ListFormat('it').format(
    ACQUIRED_STEPS.map((step) => SHEET_TEXTS.step(STEP_TITLES[step])),
  );

/** The fitter has left some steps to us: what of them is still missing, and what is not to be relied on. */
function AcquiredDataNote({ form }: { form: DossierForm }) {
  const missing = useAllRules().listMissingAcquiredFields(form);
  return (
    <div className="sheet-changes" role="note">
      <p>
        <strong>{SHEET_TEXTS.toAcquire}</strong> {SHEET_TEXTS.toAcquireText(formatSteps())}
      </p>
      <p>
        {missing.length === 0
          ? SHEET_TEXTS.allThere
          : SHEET_TEXTS.missing(formatFieldNames(missing))}
      </p>
    </div>
  );
}

interface TextCopy {
  /** How the last copy went, for screen readers. */
  announcement: string;
  copyText: (text: string, what: string) => Promise<boolean>;
}

/** Puts text on the clipboard and says in words how it went; `true` when it is there. */
function useCopyText(): TextCopy {
  const [announcement, setAnnouncement] = useState('');
  const copyText = async (text: string, what: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(SHEET_TEXTS.copiedText(what));
      return true;
    } catch {
      setAnnouncement(SHEET_TEXTS.cannotCopy);
      return false;
    }
  };
  return { copyText, announcement };
}

/** What the sheet can do, for the palette and the help of the keys. */
function useSheetCommands(
  sheet: RefObject<HTMLElement | null>,
  { clear, toggleChoices }: { clear: (() => void) | null; toggleChoices: () => void },
): void {
  const run = (action: SheetShortcut) => () => {
    if (sheet.current) runShortcut(action, sheet.current);
  };
  useCommands(SHEET_TEXTS.commandGroup, [
    { id: 'next', label: SHEET_TEXTS.nextValue, keys: 'J' },
    { id: 'previous', label: SHEET_TEXTS.previousValue, keys: 'K' },
    { id: 'open', label: SHEET_TEXTS.toNextValue, keys: 'N', run: run('open') },
    {
      id: 'copy',
      label: SHEET_TEXTS.copyAndNext,
      keys: SHEET_TEXTS.copyKeys,
      run: run('copy'),
    },
    { id: 'block', label: SHEET_TEXTS.copyFocusedBlock, keys: 'B', run: run('copyBlock') },
    { id: 'choices', label: SHEET_TEXTS.skipChoices, run: toggleChoices },
    ...(clear ? [{ id: 'clear', label: SHEET_TEXTS.clearCopyMarks, run: clear }] : []),
  ]);
}

const withoutChoices = (block: EneaSheetBlock): EneaSheetBlock => ({
  ...block,
  fields: block.fields.filter(({ isChosen }) => !isChosen),
});

const STORAGE_KEY = 'pratiche.sheet-skips-choices';

/** Whether the keys pass over what can only be chosen on the site, on this device. */
function useSkippedChoices(): [skips: boolean, setSkips: (skips: boolean) => void] {
  const [skips, setSkips] = useState(() => {
    try {
      return localStorage.getItem(STORAGE_KEY) === 'on';
    } catch {
      return false;
    }
  });
  return [
    skips,
    (next) => {
      setSkips(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}
