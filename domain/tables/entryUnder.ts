/**
 * What a table has under a code that was typed or sent; undefined: nothing, as for the words that every object knows of
 * itself, such as `constructor`.
 */
export const entryUnder = <Entry>(
  table: Readonly<Partial<Record<string, Entry>>>,
  code: string,
): Entry | undefined => (Object.hasOwn(table, code) ? table[code] : undefined)
