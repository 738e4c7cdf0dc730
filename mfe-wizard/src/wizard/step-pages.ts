import type { StepId } from '@pratiche/domain';
import { lazy, type ComponentType } from 'react';
import { Servizio } from '../steps/servizio/Servizio.js';
import { dataStep, loadDataSteps } from './data-step.js';

const loadManufatti = () => import('../steps/manufatti/Manufatti.js');
const loadImpianto = () => import('../steps/impianto/Impianto.js');
const loadSpese = () => import('../steps/spese/Spese.js');
const loadDocumentazione = () => import('../steps/documentazione/Documentazione.js');

/**
 * One page per step; all but the first are loaded lazily. The back office's last step has a separate
 * page.
 */
export const STEP_PAGES: Readonly<Record<StepId, ComponentType>> = {
  servizio: Servizio,
  beneficiario: dataStep('Beneficiario'),
  residenza: dataStep('Residenza'),
  ubicazione: dataStep('Ubicazione'),
  catasto: dataStep('Catasto'),
  immobile: dataStep('Immobile'),
  intervento: dataStep('Intervento'),
  manufatti: lazy(() => loadManufatti().then(({ Manufatti }) => ({ default: Manufatti }))),
  impianto: lazy(() => loadImpianto().then(({ Impianto }) => ({ default: Impianto }))),
  spese: lazy(() => loadSpese().then(({ Spese }) => ({ default: Spese }))),
  documentazione: lazy(() =>
    loadDocumentazione().then(({ Documentazione }) => ({ default: Documentazione })),
  ),
  amministrazione: () => null,
};

/**
 * Preloads the later steps during the first ones, so that they open at once and without a network
 * connection.
 */
export function preloadSteps(): () => void {
  const timer = setTimeout(() => {
    for (const load of [loadDataSteps, loadManufatti, loadImpianto, loadSpese, loadDocumentazione])
      load().catch(() => undefined);
  }, 1500);
  return () => clearTimeout(timer);
}
