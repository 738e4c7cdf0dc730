import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShutter } from '../../../test/dossier-fixtures.js';
import { lookupOnlyRho } from '../../../test/xml-fixtures.js';
import { toRuleSettings } from '../../index.js';
import { SETTING_DEFAULTS } from '../../settings/all.js';
import { readPraticaXml } from '../read-pratica-xml.js';
import { writePraticaXml } from '../write-pratica-xml.js';
import * as labels from './index.js';

describe('labels of a data file', () => {
  it.each([
    ['telaioPre', 'LEGNO', 'legno'],
    ['telaioPre', 'Pvc 2 camere', 'pvcDue'],
    ['telaioPre', 'alluminio', 'lamiera'],
    ['telaioPre', 'Metallo, taglio termico', 'metalloTermico'],
    ['telaioPre', 'lamiera', 'lamiera'],
    ['telaioPost', 'P.V.C.', 'pvc'],
    ['telaioPost', 'Alluminio a taglio termico', 'metalloTermico'],
    ['telaioPost', 'legno/alluminio', 'misto'],
    ['telaioPost', 'alluminio', undefined],
    ['vetroPre', 'vetro singolo', 'singolo'],
    ['vetroPre', 'Vetro-camera', 'doppio'],
    ['vetroPre', 'triplo', undefined],
    ['vetroPost', 'Triplo vetro', 'triplo'],
    ['vetroPost', 'singolo', undefined],
    ['confine', 'Verso  l’Esterno', 'esterno'],
    ['confine', "verso l'esterno", 'esterno'],
    ['confine', 'Locale non riscaldato', 'noRiscaldato'],
    ['infisso', 'Porta-finestra', 'finestra'],
    ['infisso', 'Porta blindata', 'portoncino'],
    ['esposizione', 'sud est', 'sudEst'],
    ['esposizione', 'S.O.', 'sudOvest'],
    ['esposizione', 'NO', 'nordOvest'],
    ['esposizione', 'O', 'ovest'],
    ['esposizione', 'alto', undefined],
    ['permeabilita', 'Bassa', 'bassa'],
    ['permeabilita', 'Alta', undefined],
    ['meccanismo', 'Servoassistito', 'motorizzato'],
    ['meccanismo', 'AUTOMATICO', 'automatizzato'],
    ['calcolo', 'UNI EN 13125', 'norma'],
    ['chiusuraPre', 'Tapparella in legno', 1],
    ['chiusuraPre', 'avvolgibile in pvc', 0],
    ['chiusuraPre', '0', undefined],
    ['chiusuraPost', 'Avvolgibile in PVC', 1],
    ['chiusuraPost', 'persiana o scuro in legno, spessore 25–30 mm', 4],
    ['vetrata', 'doppio basso-emissivo', 'doppiaBassoEmissiva'],
    ['materiale', 'Alluminio', 'metallo'],
    ['schermatura', 'Frangisole', 'veneziana'],
    ['finestra', 'porta finestra', 'portafinestra'],
    ['installazione', 'esterno', 'esterna'],
    ['lookupYesNo', 'SÌ', true],
    ['lookupYesNo', 'si', true],
    ['lookupYesNo', 'true', true],
    ['lookupYesNo', 'No', false],
    ['lookupYesNo', 'false', false],
    ['lookupYesNo', 'forse', undefined],
  ] as const)('%s: %j is %j', (list, text, value) => {
    expect(labels[list](text)).toBe(value);
  });
});

describe('labels the back office has changed', () => {
  const rename = (label: string) =>
    toRuleSettings({
      current: {
        ...SETTING_DEFAULTS,
        closureLabels: { ...SETTING_DEFAULTS.closureLabels, 2: label },
      },
      dated: {},
    });

  it('are read beside the built-in ones', () => {
    const { closureChoices } = rename('Scuretto cieco in resina');
    const lookup = labels.withLabels(labels.chiusuraPost, closureChoices);
    expect(lookup('SCURETTO cieco in resina')).toBe(2);
    expect(lookup('Persiana cieca o scuro in PVC')).toBe(2);
    expect(labels.chiusuraPost('Scuretto cieco in resina')).toBeUndefined();
  });

  it('do not keep an exported file from being read, whatever they become', () => {
    const form = validDossierForm({
      manufatti: {
        serramenti: [],
        schermature: [],
        chiusure: [validShutter({ tipologiaPost: 2 })],
      },
    });
    const file = writePraticaXml(form);
    const { notUnderstood, values } = readPraticaXml(file, lookupOnlyRho, rename('Altro nome'), {
      exact: true,
    });
    expect(notUnderstood).toEqual([]);
    expect(values.manufatti?.chiusure[0]?.tipologiaPost).toBe(2);
  });
});
