import type { WorkBoardDto } from '@pratiche/api';
import { WAITING_AGES } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { CountLink } from './CountLink.js';
import { receivedListAgeLink, receivedListLink } from './list-links.js';
import { BOARD_TEXTS } from './texts.js';

/** Open dossiers by status and by how long they have been waiting; each number leads to its list. */
export function OpenDossiersTable({ board: { open, today } }: { board: WorkBoardDto }) {
  const { getStatus } = useRules();
  return (
    <section className="pr-card" aria-labelledby="wb-open">
      <h2 id="wb-open">{BOARD_TEXTS.openDossiers}</h2>
      <div className="wb-scroll" tabIndex={0} role="group" aria-labelledby="wb-open">
        <table className="pr-table wb-table">
          <thead>
            <tr>
              <th scope="col">{BOARD_TEXTS.status}</th>
              {WAITING_AGES.map(({ label }) => (
                <th key={label} scope="col" className="pr-end">
                  {label}
                </th>
              ))}
              <th scope="col" className="pr-end">
                {BOARD_TEXTS.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ status, ages }) => {
              const { name } = getStatus(status);
              return (
                <tr key={status}>
                  <th scope="row">{name}</th>
                  {WAITING_AGES.map((age, index) => (
                    <td
                      key={age.label}
                      className={`pr-end pr-number${index === WAITING_AGES.length - 1 && (ages[index] ?? 0) > 0 ? ' wb-late' : ''}`}
                    >
                      <CountLink
                        value={ages[index] ?? 0}
                        to={receivedListAgeLink(status, age, today)}
                        what={`${name}, ${age.label.toLowerCase()}`}
                      />
                    </td>
                  ))}
                  <td className="pr-end pr-number">
                    <CountLink
                      value={ages.reduce((sum, count) => sum + count, 0)}
                      to={receivedListLink({ status })}
                      what={BOARD_TEXTS.countInAll(name)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
