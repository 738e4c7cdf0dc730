import { writeFile } from 'node:fs/promises';
import { API_TYPES, PUBLIC_CALLS, renderApiTypes, renderPublicCalls } from './api-types.ts';

await writeFile(API_TYPES, await renderApiTypes());
await writeFile(PUBLIC_CALLS, await renderPublicCalls());
