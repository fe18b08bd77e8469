import { counted } from '#domain/formats'
import type { EngineMasters } from '../masters.ts'
import { optionsOf } from '../optionsOf.ts'
import { fluteRemedies } from './boardRemedies.ts'
import { nearest } from './nearest.ts'
import type { Candidates, RemedyFields, Solves } from './remedy.ts'
import { sizeRemedies } from './sizeRemedies.ts'

const unprinted = 'NOPRINT'

/** Remedies for a box that no machine makes: where and how it is made first, then a size nearby, then another board. */
export function* makingRemedies(entered: RemedyFields, masters: EngineMasters, solves: Solves): Candidates {
  if (entered.plant !== '') yield { label: 'make it at any plant', change: { plant: '' } }
  if (entered.deliverTo !== '') yield { label: 'collected at the plant', change: { deliverTo: '' } }
  if (entered.printProcess !== unprinted) {
    const { colours } = entered
    const fewer = colours === null ? null : nearest(colours, 1, value => solves({ colours: value }))
    if (fewer !== null) yield { label: `print ${counted(fewer, 'colour')}`, change: { colours: fewer } }
    if (entered.printProcess !== 'FLEXO') yield { label: 'print flexo', change: { printProcess: 'FLEXO' } }
    yield { label: 'leave it unprinted', change: { printProcess: unprinted } }
  }
  if (optionsOf(entered.style).closes && entered.closure !== '00')
    yield { label: 'leave it open', change: { closure: '00' } }
  yield* sizeRemedies(entered, solves)
  yield* fluteRemedies(entered, masters)
}
