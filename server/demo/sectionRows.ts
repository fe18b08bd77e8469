/** Sections of an item as they are stored when they were saved once. */
export const sectionRows = (quoteItemId: number, sections: Readonly<Record<string, object>>) =>
  Object.entries(sections).map(([section, data]) => ({ quoteItemId, section, version: 1, data }))
