/** What sentences call several of a master: `users`. */
export const manyOf = ({ title, many }: { readonly title: string; readonly many?: string }): string =>
  many ?? title.toLowerCase()
