import { barnesBound } from './barnesBound.ts'
import { classBound } from './classBound.ts'
import { fiveBlock } from './fiveBlock.ts'
import { homogeneousCount } from './homogeneousCount.ts'
import { lApproach } from './lApproach.ts'
import type { Effort, Layer, LayerBox, LayerInput } from './layer.ts'
import { type LayerProblem, layerProblem } from './layerProblem.ts'
import type { NodeBudget } from './nodeBudget.ts'
import { placeFiveBlock } from './placeFiveBlock.ts'
import { placeLApproach } from './placeLApproach.ts'
import { type PlaceBox, unmoved } from './placement.ts'
import { placeRows } from './placeRows.ts'
import { rasterPoints } from './rasterPoints.ts'
import { twoBlock } from './twoBlock.ts'

/** Nodes of the L search: about 20 ms and a few seconds at most. */
const efforts = { quick: 250_000, thorough: 40_000_000 }
/** Five-block layouts are searched to the end up to here, which layers of 200 boxes don't reach. */
const fiveBlockNodes = 60_000_000
/** The searches keep a table of points by points. */
const mostPoints = 400

type DrawLayer = (place: PlaceBox) => void

interface Solution {
  readonly bound: number
  /** Boxes the layout is said to hold. */
  readonly claimed: number
  readonly finished: boolean
  readonly draw: DrawLayer
}

/**
 * The most boxes of one size on a deck, each parallel to its edges, and where they stand (mm from the deck's corner).
 * Bounds first, then five-block layouts to the end, then L layouts within the effort; the same question always has
 * the same answer. No box fits or a measure isn't a positive number: an empty layer. Sources: see the searches.
 */
export function packLayer(input: LayerInput, effort: Effort = 'quick'): Layer {
  const problem = layerProblem(input)
  if (problem === undefined) return { count: 0, bound: 0, certified: true, finished: true, boxes: [] }
  const nodes = typeof effort === 'number' ? Math.max(0, effort || 0) : efforts[effort]
  const { bound, claimed, finished, draw } = solve(problem, nodes)
  const long = Math.max(input.boxLength, input.boxWidth)
  const short = Math.min(input.boxLength, input.boxWidth)
  const boxes: LayerBox[] = []
  draw((x, y, extentX, extentY) => {
    const [alongLength, alongWidth] = problem.isTurned ? [y, x] : [x, y]
    const isLongAlongX = extentX > extentY || problem.long === problem.short
    const isLongAlongLength = isLongAlongX !== problem.isTurned
    boxes.push({
      x: problem.toMm(alongLength),
      y: problem.toMm(alongWidth),
      length: isLongAlongLength ? long : short,
      width: isLongAlongLength ? short : long,
    })
  })
  const count = boxes.length
  if (count < claimed || count > bound)
    throw new Error(`A layer of ${claimed} boxes, at most ${bound}, is drawn with ${count}.`)
  return { count, bound, certified: count === bound, finished: finished || count === bound, boxes }
}

function solve(problem: LayerProblem, effort: number): Solution {
  const { long, short, points, deckX, deckY } = problem
  const x = points[deckX] ?? 0
  const y = points[deckY] ?? 0
  const oneWay = homogeneousCount(x, y, long, short)
  const drawOneWay: DrawLayer = place => placeRows(problem, x, y, place)
  const barnes = barnesBound(x, y, long, short)
  const inOneWay = { claimed: oneWay, finished: true, draw: drawOneWay }
  if (oneWay === barnes) return { bound: barnes, ...inOneWay }
  const bound = Math.min(barnes, classBound(problem))
  if (oneWay === bound) return { bound, ...inOneWay }
  const inTwoBlocks = () => ({
    bound,
    claimed: twoBlock(problem).count,
    finished: false,
    draw: drawTwoBlock(problem),
  })
  if (points.length > mostPoints) return inTwoBlocks()

  const budget: NodeBudget = { used: 0, limit: Math.max(effort, fiveBlockNodes) }
  const blocks = fiveBlock(problem, rasterPoints(problem), budget)
  const deck = blocks.rectangle(deckX, deckY)
  while (blocks.known(deck) < bound && blocks.reaches(deck, blocks.known(deck) + 1));
  const drawBlocks: DrawLayer = place => placeFiveBlock(problem, blocks, deckX, deckY, unmoved, place)
  const inBlocks = { bound, claimed: blocks.known(deck), draw: drawBlocks }
  if (inBlocks.claimed === bound) return { ...inBlocks, finished: true }
  if (budget.used > budget.limit)
    return inBlocks.claimed < twoBlock(problem).count ? inTwoBlocks() : { ...inBlocks, finished: false }

  budget.limit = budget.used + effort
  const search = lApproach(problem, blocks, budget)
  const whole = search.piece(deckX, deckY, deckX, deckY)
  let count = blocks.known(deck)
  while (count < bound && search.reaches(whole, count + 1)) count++
  return {
    bound,
    claimed: count,
    finished: budget.used <= budget.limit,
    draw: place => placeLApproach(problem, blocks, search, { X: x, Y: y, x, y }, unmoved, place),
  }
}

function drawTwoBlock(problem: LayerProblem): DrawLayer {
  const { points, deckX, deckY } = problem
  const [x, y] = [points[deckX] ?? 0, points[deckY] ?? 0]
  const { at, isAcross } = twoBlock(problem)
  return place => {
    if (isAcross) {
      placeRows(problem, at, y, place)
      placeRows(problem, x - at, y, (boxX, boxY, dx, dy) => place(boxX + at, boxY, dx, dy))
    } else {
      placeRows(problem, x, at, place)
      placeRows(problem, x, y - at, (boxX, boxY, dx, dy) => place(boxX, boxY + at, dx, dy))
    }
  }
}
