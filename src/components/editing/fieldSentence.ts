/** A field's message as a sentence of its own: most follow the field's name, some say it themselves. */
export const fieldSentence = (label: string, message: string): string =>
  message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label} ${message}`
