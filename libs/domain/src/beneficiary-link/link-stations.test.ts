import { describe, expect, it } from '@jest/globals';
import type { LinkStage } from './link-stage.js';
import { LINK_STATIONS, listLinkStations, type FilingAnswer } from './link-stations.js';

const answer = (cpid: string | null, hasReceipt: boolean): FilingAnswer => ({ cpid, hasReceipt });

describe('the way of a dossier to ENEA', () => {
  it.each<[LinkStage, FilingAnswer[] | undefined, done: number, given: string[]]>([
    ['collecting', undefined, 0, []],
    ['collected', undefined, 1, []],
    ['correcting', undefined, 1, []],
    ['checking', undefined, 2, []],
    ['accepted', undefined, 3, []],
    ['filed', undefined, 4, []],
    ['filed', [], 4, []],
    ['filed', [answer(null, false)], 4, []],
    ['filed', [answer('A-1', false)], 4, ['filed']],
    ['filed', [answer('A-1', true)], 5, ['filed', 'receipt']],
    ['filed', [answer('A-1', true), answer(null, false)], 4, []],
    ['filed', [answer('A-1', true), answer('A-2', false)], 4, ['filed']],
    ['completed', undefined, 5, ['receipt']],
    ['completed', [answer('A-1', true)], 5, ['filed', 'receipt']],
    ['completed', [answer('A-1', false)], 4, ['filed']],
  ])('in %s with %j has %i stations done and %j to give', (stage, answers, done, given) => {
    const stations = listLinkStations(stage, answers);
    expect(stations.map(({ name }) => name)).toEqual([...LINK_STATIONS]);
    expect(stations.filter(({ isDone }) => isDone)).toHaveLength(done);
    expect(stations.filter(({ isReached }) => isReached)).toHaveLength(1);
    expect(stations.filter(({ isGiven }) => isGiven).map(({ name }) => name)).toEqual(given);
  });

  it.each<[LinkStage, number]>([
    ['collecting', 0],
    ['correcting', 1],
  ])('in %s has come to station %i, where something is expected', (stage, place) => {
    const station = listLinkStations(stage, undefined)[place];
    expect(station).toMatchObject({ isReached: true, isDone: false });
  });
});
