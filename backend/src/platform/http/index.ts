export { API_PREFIX } from './api-prefix.constants.js';
export { Consumes } from './consumes.decorator.js';
export * from './problem.exception.js';
export { zodBody, zodQuery, parseWith } from './zod.pipe.js';
export { idParam } from './id-param.pipe.js';
export { FIRST_PAGE, MAX_PAGE_SIZE, pageQuery, type PageQuery } from './page-query.pipe.js';
export { streamJsonArray } from './json-array-stream.util.js';
export { setTotalCountHeaders } from './total-count-header.util.js';
export { SaidDto } from './said.dto.js';
