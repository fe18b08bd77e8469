import { expect, it } from 'vitest'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { twoBlock } from '../../../../domain/palletisation/layer/twoBlock.ts'
import { layerInput } from './layerInputs.ts'

const best = (...measures: Parameters<typeof layerInput>) => {
  const problem = layerProblem(layerInput(...measures))
  return problem && twoBlock(problem)
}

it('finds the cut between boxes one way and the other', () => {
  expect(best(12, 10, 4, 3)).toEqual({ count: 10, at: 4, isAcross: false })
  expect(best(11, 10, 5, 3)).toEqual({ count: 7, at: 5, isAcross: true })
})

it('leaves one block whole', () => {
  expect(best(12, 9, 4, 3)).toEqual({ count: 9, at: 0, isAcross: true })
})
