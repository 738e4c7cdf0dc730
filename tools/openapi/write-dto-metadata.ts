import { writeFile } from 'node:fs/promises';
import { DTO_METADATA, renderDtoMetadata } from './dto-metadata.ts';

await writeFile(DTO_METADATA, renderDtoMetadata());
