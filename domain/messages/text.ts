import { type MessageKey, messages } from './messages.ts'

/** The text of `key` with each `{name}` replaced from `values`; a name without a value stays as it is. */
export function text(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
