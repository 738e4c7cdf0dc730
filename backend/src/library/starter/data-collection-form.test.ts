import {
  BUILDING_TYPOLOGIES,
  BUILT_IN_SETTINGS,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  createAllRules,
  ESPOSIZIONI,
  IMMOVABLE_TYPES,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  PERMEABILITA_ARIA,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  SERVICE_TYPES,
  TELAI_POST,
  TELAI_PRE,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  toRuleSettings,
  VETRI_POST,
  VETRI_PRE,
  VETTORI_ENERGETICI,
  type RuleSettings,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { expect, it } from '@jest/globals';
import { pdfPages } from '../../../test/kit/pdf-text.js';
import { renderStarter } from '../starter-file.service.js';
import { dataCollectionForm } from './data-collection-form.starter.js';

const CHOICES = [
  SERVICE_TYPES,
  BUILDING_TYPOLOGIES,
  IMMOVABLE_TYPES,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  TIPI_IMPIANTO,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  VETTORI_ENERGETICI,
  TIPI_GENERATORE,
  TIPOLOGIE_INFISSO,
  TELAI_PRE,
  TELAI_POST,
  VETRI_PRE,
  VETRI_POST,
  CONFINI,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_VETRATA,
  INSTALLAZIONI,
  ESPOSIZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  CHIUSURE_PRE,
  CHIUSURE_POST,
  PERMEABILITA_ARIA,
];

const readPages = async (settings: RuleSettings): Promise<string[]> =>
  pdfPages(await renderStarter(dataCollectionForm, createAllRules(settings))).map((page) =>
    page.replace(/\s+/g, ' '),
  );

it('offers every choice of the wizard, on two pages', async () => {
  const pages = await readPages(BUILT_IN_SETTINGS);
  expect(pages).toHaveLength(2);
  const text = pages.join(' ');
  const missing = CHOICES.flat().filter(({ label }) => !text.includes(label));
  expect(missing).toEqual([]);
});

it('asks what decides rate and Ecobonus', async () => {
  const text = (await readPages(BUILT_IN_SETTINGS)).join(' ');
  for (const part of [
    'usufrutto, uso o diritto di abitazione? ☐Sì',
    'anche se ci abitano familiari',
    'Rendimento % o P.E.A.',
    'scrivi «basso emissivo» accanto al tipo di vetro',
    'U prima',
    'Particella, subalterno',
  ])
    expect(text).toContain(part);
});

it('uses the words that the office has chosen', async () => {
  const { heatingLabels } = SETTING_DEFAULTS;
  const settings = toRuleSettings({
    current: {
      ...SETTING_DEFAULTS,
      heatingLabels: { ...heatingLabels, climaticaCentralizzata: 'Con centralina' },
    },
    dated: {},
  });
  const pages = await readPages(settings);
  expect(pages.join(' ')).toContain('☐Con centralina');
  expect(pages).toHaveLength(2);
});
