import type { EneaSheetBlock } from '@pratiche/domain';
import { SHEET_TEXTS } from './texts.js';

/** One entry per list: "Serramento 1…3" is a single target; the expenses of each declaration are none. */
function navigationEntries(blocks: readonly EneaSheetBlock[]): { key: string; title: string }[] {
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

/** Jumps to any part of the dossier, the back office's own included. */
export function EneaSheetNav({ blocks }: { blocks: readonly EneaSheetBlock[] }) {
  return (
    <nav className="sheet-nav" aria-label={SHEET_TEXTS.parts}>
      <ul>
        {navigationEntries(blocks).map(({ key, title }) => (
          <li key={key}>
            <a href={`#block-${key}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#amministrazione">{SHEET_TEXTS.administration}</a>
        </li>
      </ul>
    </nav>
  );
}
