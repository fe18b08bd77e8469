import type { LayerBox, LayerInput } from '#domain/palletisation'
import { fiveBlock } from '../../../../domain/palletisation/layer/fiveBlock.ts'
import { lApproach } from '../../../../domain/palletisation/layer/lApproach.ts'
import { type LayerProblem, layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import type { PlaceBox } from '../../../../domain/palletisation/layer/placement.ts'
import { rasterPoints } from '../../../../domain/palletisation/layer/rasterPoints.ts'

/** A layer in steps that at least one box fits. */
export function problemOf(input: LayerInput): LayerProblem {
  const problem = layerProblem(input)
  if (problem === undefined) throw new Error('a box fits')
  return problem
}

/** The five-block search of a layer's deck, led to its end or to the limit of its nodes. */
export function fiveBlockSearch(input: LayerInput, limit = Number.POSITIVE_INFINITY) {
  const problem = problemOf(input)
  const budget = { used: 0, limit }
  const blocks = fiveBlock(problem, rasterPoints(problem), budget)
  const deck = blocks.rectangle(problem.deckX, problem.deckY)
  while (blocks.reaches(deck, blocks.known(deck) + 1));
  return { problem, count: blocks.known(deck), budget, blocks, deck }
}

/** The L search of a layer's deck, not yet asked anything. */
export function lSearch(input: LayerInput) {
  const problem = problemOf(input)
  const budget = { used: 0, limit: 10_000_000 }
  const blocks = fiveBlock(problem, rasterPoints(problem), budget)
  const layouts = lApproach(problem, blocks, budget)
  const { deckX, deckY, points } = problem
  const [x, y] = [points[deckX] ?? 0, points[deckY] ?? 0]
  return {
    problem,
    budget,
    blocks,
    layouts,
    deck: layouts.piece(deckX, deckY, deckX, deckY),
    shape: { X: x, Y: y, x, y },
  }
}

/** The boxes that are drawn, in steps. */
export function drawnBoxes(draw: (place: PlaceBox) => void): LayerBox[] {
  const boxes: LayerBox[] = []
  draw((x, y, length, width) => boxes.push({ x, y, length, width }))
  return boxes
}
