/** The addresses of a text in which they stand apart by commas, semicolons, blanks or lines; each once. */
export const readAddresses = (text: string): string[] => [
  ...new Set(text.split(/[,;\s]+/).filter(part => part !== '')),
]
