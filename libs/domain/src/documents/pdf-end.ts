/** What a whole PDF ends with (ISO 32000-1, 7.5.5): a copy that broke off lacks it. */
export const PDF_END_MARK = '%%EOF';
/** Bytes at the end of a file in which its end mark is looked for: some programs add bytes after it. */
export const FILE_TAIL_BYTES = 4_096;
