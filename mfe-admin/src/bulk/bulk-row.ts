import type { DossierListItemDto } from '@pratiche/api';
import { isStatusCode, type BulkRow } from '@pratiche/domain';
import { BULK_TEXTS } from './texts.js';

/** A row as the rule about bulk actions knows it; `null` for a status this page does not know yet. */
export const toBulkRow = ({
  id,
  status: { code },
  operatorId,
  operatoreName,
}: DossierListItemDto): BulkRow | null =>
  isStatusCode(code) ? { id, status: code, operatorId, operatorName: operatoreName } : null;

/** "Pratica 12 · Mario Rossi". */
export const formatSubject = ({ id, client }: Pick<DossierListItemDto, 'id' | 'client'>): string =>
  BULK_TEXTS.subject(id, client);
