import type { PageQuery, PageQueryDto } from '../../platform/validation/index.js';
import type { DossierListQueryDto } from './dto/dossier-list-query.dto.js';
import type { SortField } from './list-order.util.js';

/** Which dossiers a list shows. */
export type DossierFilters = Omit<DossierListQueryDto, keyof PageQueryDto>;

/** A list of dossiers with its page and order. */
export type DossierQuery = PageQuery<SortField, DossierFilters>;
