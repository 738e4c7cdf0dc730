import { Link } from 'react-router';
import type { PaletteEntry, PaletteGroup } from './palette-entries.js';
import { PALETTE_TEXTS as TEXTS } from './texts.js';

export const paletteEntryId = (key: string): string => `palette-${key}`;

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  activeKey: string | null;
  text: string;
  isPending: boolean;
  failure: string | null;
  onActive: (key: string) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** What was found, by kind; the field above has the focus throughout. */
export function PaletteList(props: PaletteListProps) {
  const { groups, activeKey, text, isPending, failure, onActive, onChoose } = props;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isEmpty = count === 0 && !isPending && failure === null;
  return (
    <>
      <div id="palette-list" role="listbox" aria-label={TEXTS.results} className="of-palette-list">
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {entries.map((entry) => (
              <PaletteOption
                key={entry.key}
                entry={entry}
                isActive={entry.key === activeKey}
                onActive={() => onActive(entry.key)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {failure !== null && <p className="of-palette-note pr-field-error">{failure}</p>}
      {isEmpty && (
        <div className="of-palette-note">
          <strong>{TEXTS.noResult}</strong>
          <p className="pr-muted">{TEXTS.searched}</p>
        </div>
      )}
      {isPending && count === 0 && <p className="of-palette-note pr-muted">{TEXTS.searching}</p>}
      <p className="of-palette-keys pr-muted" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {TEXTS.arrowsMove} <kbd>{TEXTS.enter}</kbd> {TEXTS.enterOpens}{' '}
        <kbd>{TEXTS.escape}</kbd> {TEXTS.escapeCloses}
      </p>
      <p role="status" className="pr-visually-hidden">
        {text !== '' && !isPending && describeCount(count)}
      </p>
    </>
  );
}

const describeCount = (count: number): string =>
  count === 0 ? TEXTS.noResult : TEXTS.count(count);

interface PaletteOptionProps {
  entry: PaletteEntry;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

/** A page is a link, so that it opens in a tab of its own too. */
function PaletteOption({ entry, isActive, onActive, onChoose }: PaletteOptionProps) {
  const { key, label, detail, keys, refusal, to } = entry;
  const option = {
    id: paletteEntryId(key),
    role: 'option',
    tabIndex: -1,
    className: 'of-palette-option',
    'aria-selected': isActive,
    'aria-disabled': refusal ? true : undefined,
    onPointerMove: isActive ? undefined : onActive,
    // The field keeps the focus.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  } as const;
  const content = (
    <>
      <span className="of-palette-label">
        {label}
        {(refusal ?? detail) && <small>{refusal ?? detail}</small>}
      </span>
      {keys && <kbd>{keys}</kbd>}
    </>
  );
  return to === undefined ? (
    <div {...option}>{content}</div>
  ) : (
    <Link to={to} {...option}>
      {content}
    </Link>
  );
}
