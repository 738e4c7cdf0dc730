export { inSpan, OpenSpan, traceParent } from './open-span.js';
export { Tracing } from './tracing.js';
export { TracingModule } from './tracing.module.js';
