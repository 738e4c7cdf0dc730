import type { EneaSheetBlock } from '@pratiche/domain';
import { Button, CheckOutlined, Dropdown, type MenuItem } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { SHEET_TEXTS } from './texts.js';

interface SheetMenuProps {
  blocks: readonly EneaSheetBlock[];
  skipsChoices: boolean;
  onToggleChoices: () => void;
  /** `null` while nothing is marked. */
  onClear: (() => void) | null;
}

/** The part of the sheet that is on screen; below it the others, the back office's own included, and what is set for the whole sheet. */
export function SheetMenu({ blocks, skipsChoices, onToggleChoices, onClear }: SheetMenuProps) {
  const entries = listEntries(blocks);
  const shown = useShownBlock(entries.map(({ key }) => key));
  const items: MenuItem[] = [
    ...entries.map(({ key, title }) => ({
      key,
      label: title,
      onClick: () => showPart(`block-${key}`),
    })),
    {
      key: 'administration',
      label: SHEET_TEXTS.administration,
      onClick: () => showPart('amministrazione'),
    },
    {
      key: 'choices',
      label: SHEET_TEXTS.skipChoices,
      ...(skipsChoices ? { icon: <CheckOutlined /> } : {}),
      onClick: onToggleChoices,
    },
    ...(onClear ? [{ key: 'clear', label: SHEET_TEXTS.clearMarks, onClick: onClear }] : []),
  ];
  const title = entries.find(({ key }) => key === shown)?.title ?? entries[0]?.title ?? '';
  return (
    <div className="sheet-menu">
      <Dropdown menu={{ items }}>
        <Button size="small" aria-label={SHEET_TEXTS.partsAt(title)}>
          <span className="sheet-menu-part">{title}</span> ▾
        </Button>
      </Dropdown>
    </div>
  );
}

/** One entry per list: "Serramento 1…3" is a single target; the expenses of each declaration are none. */
function listEntries(blocks: readonly EneaSheetBlock[]): { key: string; title: string }[] {
  const seen = new Set<string>();
  const keys = new Set(blocks.map(({ key }) => key));
  return blocks.flatMap(({ key, title }) => {
    const list = key.replace(/\.\d+$/, '');
    if (keys.has(list)) return [{ key, title }];
    if (seen.has(list)) return [];
    seen.add(list);
    const count = blocks.filter((block) => block.key.startsWith(`${list}.`)).length;
    return [{ key, title: `${title.replace(/ \d+$/, '')} (${count})` }];
  });
}

/** The menu has given the focus back to its button by then. */
function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** What is above a third of the screen is read. */
const READ_TO = 1 / 3;

/** The last part that begins above where one reads, as the page is scrolled. */
function useShownBlock(keys: readonly string[]): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const listed = keys.join(' ');
  useEffect(() => {
    let frame = 0;
    const find = () => {
      const above = listed.split(' ').filter((key) => {
        const top = document.getElementById(`block-${key}`)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight * READ_TO;
      });
      setShown(above.at(-1) ?? null);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll);
    };
  }, [listed]);
  return shown;
}
