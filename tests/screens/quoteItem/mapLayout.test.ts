import { expect, test } from 'vitest'
import type { OfferedAction } from '../../../src/components/workflow/offeredAction.ts'
import type { StepState } from '../../../src/components/workflow/StepStrip.tsx'
import { mapLayout } from '../../../src/pages/quoteItem/tabs/wf/mapLayout.ts'

const step = (code: string, sequence: number, state: StepState['state']): StepState => ({
  code,
  name: code,
  sequence,
  state,
  owners: [],
  ownerNames: [],
  why: '',
})
const action = (code: string, target: string | null): OfferedAction => ({
  code,
  name: code,
  kind: 'step',
  target,
  dialog: null,
  allowed: true,
  reason: '',
})
const steps = [step('A', 1, 'done'), step('B', 2, 'current'), step('C', 3, 'ahead'), step('D', 4, 'ahead')]

test('steps stand in one line; ways on run above them, ways back below, longer ones further out', () => {
  const layout = mapLayout(steps, [
    action('TO_D', 'D'),
    action('TO_C', 'C'),
    action('BACK', 'A'),
    action('HOLD', null),
  ])
  const [y] = layout.steps.map(placed => placed.y)
  expect(layout.steps.every(placed => placed.y === y)).toBe(true)
  const lane = Object.fromEntries(layout.actions.map(({ action: { code }, laneY }) => [code, laneY]))
  expect(Object.keys(lane)).toEqual(['TO_C', 'TO_D', 'BACK'])
  expect(lane.TO_D).toBeLessThan(lane.TO_C ?? 0)
  expect(lane.TO_C).toBeLessThan(y ?? 0)
  expect(lane.BACK).toBeGreaterThan(y ?? 0)
  expect(Math.max(...layout.actions.map(({ laneY }) => laneY))).toBeLessThan(layout.height)
})

test('without a present step there are no ways', () => {
  expect(mapLayout([step('A', 1, 'done')], [action('BACK', 'A')]).actions).toEqual([])
})
