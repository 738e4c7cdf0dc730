import type { WorkBoardDto } from '@pratiche/api';
import { Link } from 'react-router';
import { CountLink } from './CountLink.js';
import { receivedListLink } from './list-links.js';
import { BOARD_TEXTS } from './texts.js';

/** Who has how many open dossiers. */
export function OperatorLoadTable({ board: { load, unassigned } }: { board: WorkBoardDto }) {
  const most = Math.max(1, unassigned, ...load.map(({ total }) => total));
  const rows = [
    ...load.map(({ id, name, total }) => ({
      key: String(id),
      name,
      total,
      operatorId: String(id),
    })),
    { key: 'none', name: BOARD_TEXTS.unassigned, total: unassigned, operatorId: 'none' },
  ];
  return (
    <section className="pr-card" aria-labelledby="wb-load">
      <h2 id="wb-load">{BOARD_TEXTS.operatorLoad}</h2>
      <ul className="wb-load">
        {rows.map(({ key, name, total, operatorId }) => (
          <li key={key}>
            <Link to={receivedListLink({ operatorId })}>{name}</Link>
            <span className="wb-load-bar" aria-hidden="true">
              <span style={{ width: `${(100 * total) / most}%` }} />
            </span>
            <span className="pr-number">
              <CountLink
                value={total}
                to={receivedListLink({ operatorId })}
                what={BOARD_TEXTS.openOf(name)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
