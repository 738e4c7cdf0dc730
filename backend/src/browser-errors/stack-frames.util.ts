/** A place in a served file, as the stack of an error names it. */
export interface StackFrame {
  /** Of the code: `renderRow`. */
  name: string | null;
  /** Path of the address without its origin: `/1.0.0-25f2dc6ddf/115.fffdd0a1fd.js`. */
  path: string;
  line: number;
  column: number;
}

const MAX_FRAMES = 15;
/** Chrome: "    at name (https://host/file.js:1:2)"; Firefox and Safari: "name@https://host/file.js:1:2". */
const FRAME =
  /^\s*(?:at (?:async )?(?:([\w$.<>]{1,80}) \()?|([\w$.<>/]{0,80})@)https?:\/\/[^/\s]+(\/[\w./-]{1,200}\.js):(\d{1,7}):(\d{1,7})\)?$/;

/** The frames of a stack. Other lines, the message among them, are left out. */
export function parseStackFrames(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line): StackFrame[] => {
      const match = FRAME.exec(line);
      if (match === null) return [];
      const [, chrome, firefox, path = '', row, column] = match;
      return [
        { name: chrome ?? (firefox || null), path, line: Number(row), column: Number(column) },
      ];
    })
    .slice(0, MAX_FRAMES);
}
