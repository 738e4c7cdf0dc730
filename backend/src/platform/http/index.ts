export { API_PREFIX } from './api-prefix.constants.js';
export { BodyLimit } from './body-limit.decorator.js';
export * from './problem.exception.js';
export { createEtag, matchesEtag, sendJsonIfChanged } from './etag.util.js';
export { idParam, MAX_ID } from './id-param.pipe.js';
export { streamJsonArray } from './json-array-stream.util.js';
export { setTotalCountHeaders } from './total-count-header.util.js';
export { SaidDto } from './said.dto.js';
export { XLSX_MIME_TYPE } from './content-types.constants.js';
