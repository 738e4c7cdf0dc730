import { expect, it } from '@jest/globals';
import { validShading, validShutter, validWindow } from '../../test/dossier-fixtures.js';
import { checkRow, listResults } from '../../test/row-check-fixtures.js';

it('every broken or doubtful rule states its result and its source', () => {
  for (const all of [
    checkRow('serramenti', validWindow({ trasmittanzaPost: 6 })),
    checkRow('schermature', validShading({ esposizione: 'nord', trasmissioneSolare: 0.5 })),
    checkRow('chiusure', validShutter({ resistenzaTermicaFinale: 0 })),
  ]) {
    expect(listResults(all).some((result) => result === 'wrong' || result === 'doubt')).toBe(true);
    for (const { result, rule, limit, source, value } of all)
      if (result === 'wrong' || result === 'doubt')
        for (const text of [rule, limit, source, value]) expect(text).not.toBe('');
  }
});
