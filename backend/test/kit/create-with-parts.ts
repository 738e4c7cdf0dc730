/** A class that Nest creates, with parts that answer for those it would be given. */
export const createWithParts = <Instance>(
  type: abstract new (...args: never[]) => Instance,
  parts: object,
): Instance => Object.assign(Object.create(type.prototype as object) as object, parts) as Instance;
