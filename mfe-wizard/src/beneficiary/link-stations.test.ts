import type { LinkFilingDto } from '@pratiche/api';
import type { LinkStage } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { listStations } from './link-stations.js';

const filing = (cpid: string | null, hasReceipt: boolean): LinkFilingDto => ({
  filing: 'serramenti',
  cpid,
  hasReceipt,
});
const FILED = 'Inviata a ENEA';
const WITH_CODE = 'Inviata a ENEA, codice CPID disponibile';

it.each<[LinkStage, LinkFilingDto[] | undefined, done: number, filed: string, receipt: string]>([
  ['collecting', undefined, 0, FILED, 'Ricevuta di ENEA'],
  ['collected', undefined, 1, FILED, 'Ricevuta di ENEA'],
  ['correcting', undefined, 1, FILED, 'Ricevuta di ENEA'],
  ['checking', undefined, 2, FILED, 'Ricevuta di ENEA'],
  ['accepted', undefined, 3, FILED, 'Ricevuta di ENEA'],
  ['filed', undefined, 4, FILED, 'Ricevuta di ENEA'],
  ['filed', [filing(null, false)], 4, FILED, 'Ricevuta di ENEA'],
  ['filed', [filing('A-1', false)], 4, WITH_CODE, 'Ricevuta di ENEA'],
  ['filed', [filing('A-1', true)], 5, WITH_CODE, 'Ricevuta di ENEA disponibile'],
  ['filed', [filing('A-1', true), filing(null, false)], 4, FILED, 'Ricevuta di ENEA'],
  ['completed', undefined, 5, FILED, 'Ricevuta di ENEA disponibile'],
  ['completed', [filing('A-1', true)], 5, WITH_CODE, 'Ricevuta di ENEA disponibile'],
  ['completed', [filing('A-1', false)], 4, WITH_CODE, 'Ricevuta di ENEA'],
])(
  'in %s with %j tells %i stations as done, «%s» and «%s»',
  (stage, filings, done, filed, receipt) => {
    const stations = listStations(stage, filings);
    expect(stations.filter(({ isDone }) => isDone)).toHaveLength(done);
    expect(stations.slice(3).map(({ label }) => label)).toEqual([filed, receipt]);
    expect(stations.filter(({ isReached }) => isReached)).toHaveLength(1);
  },
);
