import type { Problem, Size } from './size.ts'
import type { Style } from './styles.ts'

const depthProblem = ({ depthRule }: Style, depth: number): Problem[] => {
  if (depthRule === 'positive' && !(depth > 0))
    return [{ field: 'depth', message: 'Depth must be greater than 0.' }]
  if (depthRule === 'mustBeZero' && depth !== 0) return [{ field: 'depth', message: 'Depth must be 0.' }]
  if (!(depth >= 0)) return [{ field: 'depth', message: 'Depth must not be below 0.' }]
  return []
}

/** Ten metres: nothing is made of a longer blank, and a slip of the finger is longer. */
const longest = 10_000

/** What is wrong with a size (mm) for a style; empty when it is good. Never throws, whatever the numbers. */
export function checkSize(style: Style, { length, width, depth }: Size): Problem[] {
  const problems: Problem[] = []
  if (!(length > 0 && Number.isFinite(length)))
    problems.push({ field: 'length', message: 'Length must be greater than 0.' })
  if (!(width > 0 && Number.isFinite(width)))
    problems.push({ field: 'width', message: 'Width must be greater than 0.' })
  if (style.widthWithinLength && width > length)
    problems.push({ field: 'width', message: 'Width must not exceed length.' })
  if (depth === Number.POSITIVE_INFINITY)
    problems.push({ field: 'depth', message: 'Depth must be a number.' })
  for (const [field, value] of Object.entries({ length, width, depth }))
    if (Number.isFinite(value) && value > longest)
      problems.push({
        field,
        message: `${field[0]?.toUpperCase()}${field.slice(1)} must be at most ${longest} mm.`,
      })
  return [...problems, ...depthProblem(style, depth)]
}
