import { type Style, styles } from './styles.ts'

/** The style a code names, or undefined when this engine does not make it. */
export function styleOf(code: string): Style | undefined {
  return styles.find(style => style.code === code.trim())
}
