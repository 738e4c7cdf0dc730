import { useTopOverlay } from '../../antd/overlay-stack.js';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { nextEntryIndex, type PaletteEntry } from './palette-entries.js';
import type { PaletteProps } from './palette.types.js';
import { PaletteList, paletteEntryId } from './PaletteList.js';
import { addRecent } from './recent-entries.js';
import { usePaletteGroups } from './usePaletteGroups.js';
import './palette.css';

/** As by a click, so that pages that ask about unsaved input do so. */
const press = ({ key }: PaletteEntry): void =>
  document.getElementById(paletteEntryId(key))?.click();

/** Finds dossiers, people, pages and what can be done on the page; arrows choose, Enter opens. */
export default function Palette(props: PaletteProps) {
  const { user, text, onText, onClose, Frame } = props;
  useTopOverlay();
  const { pathname } = useLocation();
  const { groups, isPending, failure, searchNow } = usePaletteGroups(props);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // Enter before the answer is there opens its first line as it comes.
  const isWanted = useRef(false);
  const entries = groups.flatMap((group) => group.entries);
  const index = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  );
  const active = entries[index];

  function choose(entry: PaletteEntry) {
    if (entry.refusal) return;
    addRecent(user.id, entry);
    onClose(entry.run, entry.to !== undefined && entry.to.split('?')[0] !== pathname);
  }
  useEffect(() => {
    if (!isWanted.current || isPending) return;
    isWanted.current = false;
    if (active) press(active);
  }, [isPending, active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return event.preventDefault();
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && active.isStale !== true) press(active);
      else if (isPending) {
        isWanted.current = true;
        searchNow();
      }
      return undefined;
    }
    // Home and End belong to the text as long as there is some.
    if (text !== '' && (event.key === 'Home' || event.key === 'End')) return undefined;
    const next = entries[nextEntryIndex(event.key, index, entries.length) ?? -1];
    if (next === undefined) return undefined;
    event.preventDefault();
    setActiveKey(next.key);
    return document.getElementById(paletteEntryId(next.key))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Frame
      text={text}
      onText={(typed) => {
        onText(typed);
        setActiveKey(null);
        isWanted.current = false;
      }}
      onClose={() => onClose()}
      input={{
        role: 'combobox',
        'aria-expanded': entries.length > 0,
        'aria-controls': 'palette-list',
        'aria-autocomplete': 'list',
        ...(active ? { 'aria-activedescendant': paletteEntryId(active.key) } : {}),
        onKeyDown,
      }}
    >
      <PaletteList
        groups={groups}
        activeKey={active?.key ?? null}
        text={text}
        isPending={isPending}
        failure={failure}
        onActive={setActiveKey}
        onChoose={choose}
      />
    </Frame>
  );
}
