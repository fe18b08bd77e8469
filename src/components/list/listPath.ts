/** Where a list is shown narrowed by a filter, whatever the person narrowed it by before. */
export const listPath = (path: string, filter: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
