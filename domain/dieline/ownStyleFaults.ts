import { asStyle, blank, type OwnStyle, type Size, styleTableFaults, usualSize } from '#domain/boxGeometry'
import { foldFaults } from './foldFaults.ts'

const scaled = ({ length, width, depth }: Size, by: number): Size => ({
  length: length * by,
  width: width * by,
  depth: depth * by,
})

/** What a style is tried in: its usual size in thin to thick board, and a smaller and a larger one. */
const triesOf = (family: OwnStyle['family']): readonly { readonly flute: string; readonly by: number }[] => {
  const [flutes, middle] = family === 'FC' ? [['F', 'E'], 'E'] : [['E', 'B', 'C', 'BC'], 'C']
  return [...flutes.map(flute => ({ flute, by: 1 })), { flute: middle, by: 0.8 }, { flute: middle, by: 1.5 }]
}

/**
 * What is wrong with a company's own style, a sentence each; empty when it is good. The same checks as of the built-in ones:
 * its table can be read, and folded with the thickness of its board its inside is as asked within half a caliper and no panel
 * stands in another. Boards and sizes outside its own rules are not tried; one of them at least must be inside.
 */
export function ownStyleFaults(own: OwnStyle): string[] {
  const unreadable = styleTableFaults(own.table)
  if (unreadable.length > 0) return unreadable
  const usual = usualSize(asStyle(own))
  const tried = triesOf(own.family).map(({ flute, by }) => ({
    flute,
    made: blank(own.code, scaled(usual, by), flute, { ownStyles: [own] }),
  }))
  const faults = tried.flatMap(({ flute, made }) =>
    made.ok ? foldFaults(made.blank).map(({ where, message }) => `${where}, flute ${flute}: ${message}`) : [],
  )
  if (tried.some(({ made }) => made.ok)) return [...new Set(faults)]
  const { length, width, depth } = usual
  const refusals = tried.flatMap(({ made }) => (made.ok ? [] : made.problems.map(({ message }) => message)))
  return [...new Set(refusals)].map(message => `${length} × ${width} × ${depth}: ${message}`)
}
