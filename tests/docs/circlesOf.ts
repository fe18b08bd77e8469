import { Graph, graphlib } from '@dagrejs/dagre'
import type { Import } from './importsOf.ts'

/** Follows imports from a file of a knot to where it comes by a file again. */
function circleIn(knot: readonly string[], graph: Graph): string[] {
  const path: string[] = []
  let next = knot[0]
  while (next !== undefined && !path.includes(next)) {
    path.push(next)
    next = graph.successors(next)?.find(file => knot.includes(file))
  }
  return next === undefined ? path : [...path.slice(path.indexOf(next)), next]
}

/** The import circles among files, each as the way round it: `a.ts → b.ts → a.ts`; one for every knot of them. */
export function circlesOf(imports: readonly Import[]): string[] {
  const graph = new Graph()
  for (const { from, to } of imports) graph.setEdge(from, to)
  return graphlib.alg.findCycles(graph).map(knot => circleIn(knot, graph).join(' → '))
}
