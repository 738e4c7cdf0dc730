export { withSpan, TraceSpan, currentTraceParent } from './trace-span.util.js';
export { TracingService } from './tracing.service.js';
export { TracingModule } from './tracing.module.js';
