import { readFileSync } from 'node:fs'
import { type Effort, type LayerInput, packLayer, verifyLayer } from '#domain/palletisation'

/** One line of the table: times in ms, and what came out. */
export interface PalletisationRow {
  readonly name: string
  readonly cases: number
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** Layouts proved to be best. */
  readonly certified: number
  /** Searches that came to their end: more effort finds no fuller layer. */
  readonly finished: number
  /** Layouts with an overlap, a box outside or more boxes than the bound: must be 0. */
  readonly faults: number
  /** Known optima reached, where there are any. */
  readonly optimal?: string
}

interface KnownProblem {
  readonly L: number
  readonly W: number
  readonly l: number
  readonly w: number
  readonly optimal: number
}

const decks = [
  [1165, 1165],
  [1100, 1100],
  [1200, 1000],
  [1200, 800],
  [1219, 1016],
] as const

/** Layer packing: random cases as they come in daily work, and the known problems at both efforts. Always the same. */
export function palletisationRows(cases = 3000): PalletisationRow[] {
  const daily = dailyLayers(cases)
  const known = knownProblems()
  // The engine is used warm: the first calls, compiled on the fly, don't count.
  for (const input of dailyLayers(200)) packLayer(input)
  return [
    measure(`daily, ${cases} layers, quick`, daily, 'quick'),
    measure('known problems, quick', known, 'quick'),
    measure('known problems, thorough', known, 'thorough'),
  ]
}

function measure(
  name: string,
  inputs: readonly (LayerInput & { readonly optimal?: number })[],
  effort: Effort,
): PalletisationRow {
  const times: number[] = []
  let certified = 0
  let finished = 0
  let faults = 0
  let optimal = 0
  for (const input of inputs) {
    const start = performance.now()
    const layer = packLayer(input, effort)
    times.push(performance.now() - start)
    const { outside, overlapping } = verifyLayer(input, layer.boxes)
    if (outside.length + overlapping.length > 0 || layer.count > layer.bound) faults++
    if (layer.certified) certified++
    if (layer.finished) finished++
    if (layer.count === input.optimal) optimal++
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 1000) / 1000
  const known = inputs.filter(input => input.optimal !== undefined).length
  return {
    name,
    cases: inputs.length,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    certified,
    finished,
    faults,
    ...(known > 0 ? { optimal: `${optimal} of ${known}` } : {}),
  }
}

/** Boxes and bundles of 80 to 500 mm on the usual pallets, from a generator with a fixed seed. */
function dailyLayers(cases: number): LayerInput[] {
  let state = 20_260_401
  const side = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 80 + Math.floor((state / 2 ** 32) * 421)
  }
  return Array.from({ length: cases }, (_, i) => {
    const [deckLength, deckWidth] = decks[i % decks.length] ?? decks[0]
    return { deckLength, deckWidth, boxLength: side(), boxWidth: side() }
  })
}

function knownProblems(): (LayerInput & { readonly optimal: number })[] {
  const file = new URL('../../domain/palletisation/layer/instances.json', import.meta.url)
  const { instances } = JSON.parse(readFileSync(file, 'utf8')) as { instances: KnownProblem[] }
  return instances.map(({ L, W, l, w, optimal }) => ({
    deckLength: L,
    deckWidth: W,
    boxLength: l,
    boxWidth: w,
    optimal,
  }))
}
