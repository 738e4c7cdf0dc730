export { withSpan, TraceSpan, currentTraceParent } from './trace-span.util.js';
export { TracingService } from './tracing.service.js';
