import { costTape } from '#domain/costTape'
import { estimateCost } from '#domain/estimating'
import { anItem, theMasters } from '../../domain/estimating/builders.ts'
import { median } from '../median.ts'
import type { Result } from '../report.ts'

const quantities = [500, 1000, 2500, 5000, 10_000]

/** Milliseconds of one round: the middle of so many. */
function timeOf(rounds: number, work: () => void): number {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** The worked box at five breaks: the cost tapes alone, and the whole estimate with blank, board, route and deckle. */
export function costTapeResults(rounds = 2000): Result[] {
  const item = anItem()
  const masters = theMasters()
  const estimate = estimateCost(item, quantities, masters)
  if (!estimate.ok) throw new Error(estimate.reason)
  const { job } = estimate
  const tapes = (): void => {
    for (const quantity of quantities) {
      const { ok } = costTape(job, quantity)
      if (!ok) throw new Error(`There is no cost tape for ${quantity}.`)
    }
  }
  const whole = (): void => {
    if (!estimateCost(item, quantities, masters).ok) throw new Error('The estimate failed.')
  }
  // The engines are used warm: the first rounds, compiled on the fly, don't count.
  timeOf(200, tapes)
  timeOf(200, whole)
  return [
    {
      part: 'cost',
      what: 'cost tape, five breaks, median',
      value: timeOf(rounds, tapes),
      unit: 'ms',
      reach: 1,
    },
    {
      part: 'cost',
      what: 'whole estimate, five breaks, median',
      value: timeOf(rounds, whole),
      unit: 'ms',
    },
  ]
}
