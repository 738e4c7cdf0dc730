import type { CountedDossierDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES, type CountedFigure, type Rules } from '@pratiche/domain';
import { DateText } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { getCountedTexts } from './texts.js';
import { BOARD_TEXTS } from '../texts.js';

const DASH = <span className="pr-muted">–</span>;

/** What is counted, one line each; what is in no list of the office any more leads nowhere. */
export function createCountedColumns(
  figure: CountedFigure,
  { getStatus }: Pick<Rules, 'getStatus'>,
): readonly Column<CountedDossierDto>[] {
  const { moment, reason } = getCountedTexts(figure);
  return [
    { key: 'id', title: BOARD_TEXTS.number, width: 80, align: 'end', render: ({ id }) => id },
    {
      key: 'client',
      title: BOARD_TEXTS.client,
      priority: 1,
      render: ({ id, client, isListed }) =>
        isListed ? (
          <Link to={`/administration/modules/edit/${id}`}>{client ?? BOARD_TEXTS.dossier(id)}</Link>
        ) : (
          <span className="pr-muted">{BOARD_TEXTS.returned}</span>
        ),
    },
    {
      key: 'businessName',
      title: BOARD_TEXTS.company,
      render: ({ businessName }) => businessName ?? DASH,
    },
    {
      key: 'serviceType',
      title: BOARD_TEXTS.service,
      width: 130,
      render: ({ serviceType }) => getChoiceLabel(SERVICE_TYPES, serviceType) || DASH,
    },
    {
      key: 'at',
      title: moment,
      width: 150,
      render: ({ at }) => <DateText value={at} time />,
    },
    {
      key: 'operator',
      title: BOARD_TEXTS.operator,
      render: ({ operatorName }) => operatorName ?? DASH,
    },
    { key: 'status', title: BOARD_TEXTS.status, render: ({ status }) => getStatus(status).name },
    ...(reason === null
      ? []
      : [
          {
            key: 'reason',
            title: reason,
            width: '26%',
            render: (row: CountedDossierDto) => row.reason ?? DASH,
          },
        ]),
  ];
}
