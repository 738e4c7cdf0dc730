import { useIsPhone } from '@pratiche/ui';
import { NavLink } from 'react-router';
import { MANUAL_CHAPTERS, manualPath } from './manual-chapters.js';
import { MANUAL_TEXTS } from './texts.js';

/** The chapters: beside the text, on phones folded above it. */
export function ManualNav({ current }: { current: string }) {
  const isPhone = useIsPhone();
  const list = (
    <ol>
      {MANUAL_CHAPTERS.map(({ slug, title }) => (
        <li key={slug}>
          <NavLink to={manualPath(slug)}>{title}</NavLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={MANUAL_TEXTS.chapters} className="sh-manual-nav">
      {isPhone ? (
        <details key={current}>
          <summary>{MANUAL_TEXTS.allChapters}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
