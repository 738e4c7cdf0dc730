import type { WorkBoardDto } from '@pratiche/api';
import { listStatusesOf } from '@pratiche/domain';
import { CountLink } from './CountLink.js';
import { completedListLink, receivedListLink } from './list-links.js';
import { WAITING_FOR_TEXTS } from './texts.js';

interface Row {
  label: string;
  value: number;
  /** The list of what is counted; absent where no filter gives it. */
  to?: string;
}

/** Open dossiers by who must act next: the office, the fitter, the customer or ENEA. */
export function WaitingForCard({
  waitingFor,
}: {
  waitingFor: NonNullable<WorkBoardDto['waitingFor']>;
}) {
  const { operators, unassigned, officeLater, fitter, fitterAnswer, customer, enea } = waitingFor;
  const turnLink = (operatorId: string): string =>
    receivedListLink({ status: listStatusesOf('office').join(), postponed: 'no', operatorId });
  const groups: { title: string; rows: Row[] }[] = [
    {
      title: WAITING_FOR_TEXTS.office,
      rows: [
        { label: WAITING_FOR_TEXTS.unassigned, value: unassigned, to: turnLink('none') },
        ...operators.map(({ id, name, total }) => ({
          label: name,
          value: total,
          to: turnLink(String(id)),
        })),
        { label: WAITING_FOR_TEXTS.officeLater, value: officeLater },
      ],
    },
    {
      title: WAITING_FOR_TEXTS.fitter,
      rows: [
        {
          label: WAITING_FOR_TEXTS.corrections,
          value: fitter,
          to: receivedListLink({ status: listStatusesOf('fitter').join() }),
        },
        { label: WAITING_FOR_TEXTS.answer, value: fitterAnswer },
      ],
    },
    {
      title: WAITING_FOR_TEXTS.customer,
      rows: [{ label: WAITING_FOR_TEXTS.customerPart, value: customer }],
    },
    {
      title: WAITING_FOR_TEXTS.enea,
      rows: [
        {
          label: WAITING_FOR_TEXTS.receipt,
          value: enea,
          to: completedListLink({ status: listStatusesOf('enea').join() }),
        },
      ],
    },
  ];
  return (
    <section className="pr-card" aria-labelledby="wb-waiting">
      <h2 id="wb-waiting">{WAITING_FOR_TEXTS.title}</h2>
      <dl className="wb-waiting">
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <dt>{title}</dt>
            {rows.map(({ label, value, to }) => (
              <dd key={label}>
                <span>{label}</span>
                <span className="pr-number">
                  {to === undefined ? (
                    value
                  ) : (
                    <CountLink value={value} to={to} what={`${title}, ${label}`} />
                  )}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
