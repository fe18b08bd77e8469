/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"\t\n\r]/g, character => entities[character] ?? '')

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** An element with what is in it: a text, or further elements, which begin on lines of their own. */
export function element(
  name: string,
  attributes: Attributes = {},
  content: string | readonly string[] = [],
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const open = `<${name}${said.join('')}`
  if (typeof content === 'string')
    return content === '' ? `${open}/>` : `${open}>${escaped(content)}</${name}>`
  if (content.length === 0) return `${open}/>`
  const inside = content.join('\n').replace(/^/gm, '  ')
  return `${open}>\n${inside}\n</${name}>`
}

/** What stands before the root of a document. */
export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
