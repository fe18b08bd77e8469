/** An element of a drawing, with what is in it. */
export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
  readonly text: string
}

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SvgElement[]
  text: string
}

/** More than a drawing of ours nests. */
const deepest = 32

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(found.map(([, name = '', one, other]) => [name, unescaped(one ?? other ?? '')]))
}

/**
 * Reads a drawing as the engines write it: elements, attributes and texts. It looks at nothing outside of it, and takes what
 * is not a drawing, or nests deeper than any of ours, for none.
 */
export function readSvg(svg: string): SvgElement | null {
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [root]
  for (const [, comment, closing, name, tag = '', text = ''] of svg.matchAll(
    /<(?:([!?][^<>]*)|\/([\w:-]+)\s*|([\w:-]+)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*))>([^<]*)/g,
  )) {
    if (closing !== undefined && open.length > 1 && open.at(-1)?.name === closing) open.pop()
    if (name !== undefined) {
      const made: Open = { name, attributes: attributesOf(tag), children: [], text: '' }
      open.at(-1)?.children.push(made)
      if (!tag.endsWith('/')) open.push(made)
      if (open.length > deepest) return null
    }
    const holder = open.at(-1)
    if (comment === undefined && holder !== undefined) holder.text += unescaped(text)
  }
  return root.children.find(({ name }) => name === 'svg') ?? null
}
