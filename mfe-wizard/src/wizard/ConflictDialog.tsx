import type { DossierRules } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import { useState } from 'react';
import { fieldPathLabel, formatFieldValue, fullFieldLabel } from '../catalog/field-catalog.js';
import type { MergeConflict } from '../state/merge-forms.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { CONFLICT_TEXTS as TEXTS } from './conflict-texts.js';
import { useDossierRules } from '../form/useDossierRules.js';
import './conflict-dialog.css';

type ConflictSide = 'mine' | 'theirs';

/** Wording by viewer: beneficiaries are addressed as "tu". */
const DIALOG_TEXTS = {
  fitter: {
    title: TEXTS.conflictTitle,
    text: TEXTS.conflictText,
    mine: TEXTS.conflictMine,
    theirs: TEXTS.conflictTheirs,
    allMine: TEXTS.conflictAllMine,
    missing: TEXTS.conflictMissing,
  },
  beneficiary: {
    title: TEXTS.customerConflictTitle,
    text: TEXTS.customerConflictText,
    mine: TEXTS.customerConflictMine,
    theirs: TEXTS.customerConflictTheirs,
    allMine: TEXTS.customerConflictAllMine,
    missing: TEXTS.conflictMissing,
  },
} as const;

/**
 * Shown when two users changed the same values: the user decides value by value, and nothing is
 * preselected.
 */
export function ConflictDialog() {
  const session = useDossierSession();
  const clashes = useDossierState((state) => state.conflicts);
  const [chosen, setChosen] = useState<ReadonlyMap<MergeConflict, ConflictSide>>(new Map());
  if (clashes === null || clashes.length === 0) return null;

  const words = DIALOG_TEXTS[session.viewer === 'beneficiary' ? 'beneficiary' : 'fitter'];
  const choose = (some: readonly MergeConflict[], side: ConflictSide) =>
    setChosen(new Map([...chosen, ...some.map((clash) => [clash, side] as const)]));
  const isDecided = clashes.every((clash) => chosen.has(clash));
  const done = () => {
    session.resolveConflicts(
      new Set(clashes.filter((clash) => chosen.get(clash) === 'theirs').map(({ path }) => path)),
    );
    setChosen(new Map());
  };
  const footer = (
    <div className="wz-clash-end">
      {!isDecided && (
        <p id="wz-clash-missing" className="pr-muted">
          {words.missing}
        </p>
      )}
      <Button
        type="primary"
        disabled={!isDecided}
        aria-describedby={isDecided ? undefined : 'wz-clash-missing'}
        onClick={done}
      >
        {TEXTS.conflictSave}
      </Button>
    </div>
  );

  return (
    <Dialog
      open
      persistent
      width={900}
      title={words.title}
      footer={footer}
      onClose={() => undefined}
    >
      <p>{words.text}</p>
      {clashes.length > 1 && (
        <div className="wz-clash-all">
          <Button onClick={() => choose(clashes, 'mine')}>{words.allMine}</Button>
          <Button onClick={() => choose(clashes, 'theirs')}>{TEXTS.conflictAllTheirs}</Button>
        </div>
      )}
      <div className="wz-clashes">
        {clashes.map((clash) => (
          <fieldset key={clash.path}>
            <legend>{fullFieldLabel(clash.path)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`scelta-${clash.path}`}
                  checked={chosen.get(clash) === side}
                  onChange={() => choose([clash], side)}
                />
                <span>
                  <small>{words[side]}</small>{' '}
                  <ConflictValue path={clash.path} value={clash[side]} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/**
 * A value of a conflict in readable form; a list is shown with all its rows, so that the user sees
 * what would be discarded.
 */
function ConflictValue({ path, value }: { path: string; value: unknown }) {
  const rules = useDossierRules();
  if (!Array.isArray(value)) return <span>{formatFieldValue(path, value, rules)}</span>;
  if (value.length === 0) return <span>{TEXTS.noRow}</span>;
  return (
    <ol className="wz-clash-rows">
      {value.map((row: unknown, index) => (
        <li key={index}>{rowText(`${path}.${index}`, row, rules)}</li>
      ))}
    </ol>
  );
}

function rowText(path: string, row: unknown, rules: DossierRules): string {
  if (typeof row !== 'object' || row === null) return formatFieldValue(path, row, rules);
  const parts = Object.entries(row).filter(
    ([, value]) => value !== null && value !== false && typeof value !== 'object',
  );
  return (
    parts
      .map(
        ([key, value]) =>
          `${fieldPathLabel(`${path}.${key}`).split(' · ').at(-1) ?? key}: ${formatFieldValue(`${path}.${key}`, value, rules)}`,
      )
      .join(', ') || TEXTS.emptyRow
  );
}
