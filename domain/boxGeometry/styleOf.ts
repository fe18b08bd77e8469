import { asStyle, type OwnStyle } from './ownStyle.ts'
import { type Style, styles } from './styles.ts'

/** The style a code names, built in or a company's own; undefined when this engine does not make it. */
export function styleOf(code: string, own: readonly OwnStyle[] = []): Style | undefined {
  const wanted = code.trim()
  const built = styles.find(style => style.code === wanted)
  if (built !== undefined) return built
  const found = own.find(style => style.code === wanted)
  return found === undefined ? undefined : asStyle(found)
}
