/**
 * A field's message as a sentence of its own: most follow the field's name, some say it themselves, and some are whole
 * sentences already.
 */
export function fieldSentence(label: string, message: string): string {
  if (message.endsWith('.') || message.toLowerCase().startsWith(label.toLowerCase())) return message
  return /^[A-Z]/.test(message) ? `${label}: ${message}` : `${label} ${message}`
}
