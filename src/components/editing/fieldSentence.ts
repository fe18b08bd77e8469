/**
 * A field's message as a sentence of its own: most follow the field's name, some say it themselves, and some are whole
 * sentences already. Of a cell its row is said as well: `Price Breaks, row 1, Min is required`.
 */
export function fieldSentence(label: string, message: string): string {
  if (message.endsWith('.') || message.toLowerCase().startsWith(label.toLowerCase())) return message
  const own = label.split(', ').at(-1) ?? label
  if (message.toLowerCase().startsWith(`${own.toLowerCase()} `))
    return `${label.slice(0, label.length - own.length)}${message}`
  return /^[A-Z]/.test(message) ? `${label}: ${message}` : `${label} ${message}`
}
