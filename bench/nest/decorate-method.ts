type Class = new (...args: never[]) => object;

/** What decorators in front of a method and of its parameters would do, types included. */
export function decorateMethod<Decorated extends Class>(
  target: Decorated,
  name: keyof InstanceType<Decorated> & string,
  methodDecorators: readonly MethodDecorator[],
  parameters: readonly (readonly [
    type: Class | ObjectConstructor,
    decorator: ParameterDecorator,
  ])[],
): void {
  const prototype = target.prototype as object;
  Reflect.defineMetadata(
    'design:paramtypes',
    parameters.map(([type]) => type),
    prototype,
    name,
  );
  for (const [index, [, decorate]] of parameters.entries()) decorate(prototype, name, index);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (descriptor === undefined) throw new Error(`No method ${name}`);
  for (const decorate of methodDecorators) decorate(prototype, name, descriptor);
}
