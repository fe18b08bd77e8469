import { micron } from './micron.ts'
import type { RuleLine } from './ruleLine.ts'

/**
 * The spans (mm) into which the creases that run one way divide a blank, whatever part of it each crosses: they sum to the
 * extent. Perforations and half cuts count as creases. Across the corrugator (`'y'`) the spans are listed from the top
 * downwards, along it (`'x'`) from the glue lap on. A blank without such creases has one span, its whole extent.
 */
export function creaseSpans(lines: readonly RuleLine[], axis: 'x' | 'y', extent: number): number[] {
  const positions = lines
    .filter(({ rule, from, to }) => rule !== 'CUT' && from[axis] === to[axis])
    .map(({ from }) => micron(from[axis]))
  const marks = [...new Set([0, ...positions, micron(extent)])].toSorted((a, b) => a - b)
  const spans = marks.slice(1).map((mark, index) => micron(mark - (marks[index] ?? 0)))
  return axis === 'y' ? spans.toReversed() : spans
}
