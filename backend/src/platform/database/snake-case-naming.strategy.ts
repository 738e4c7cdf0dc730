import { DefaultNamingStrategy } from 'typeorm';

/** Derives snake_case column names from camelCase property names; explicit names are kept. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(
    propertyName: string,
    customName: string | undefined,
    embeddedPrefixes: string[],
  ): string {
    return [...embeddedPrefixes.map(toSnakeCase), customName ?? toSnakeCase(propertyName)].join(
      '_',
    );
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return toSnakeCase(`${relationName}_${referencedColumnName}`);
  }
}

function toSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
