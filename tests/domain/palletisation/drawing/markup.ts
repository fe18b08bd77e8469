/** The elements of one name in some markup, as their attributes. */
export function elementsOf(markup: string, name: string): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${name}( [^>]*?)?/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  )
}
