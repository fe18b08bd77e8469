import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { useCall } from '../../../dataProvider/index.ts'

/** Milliseconds between two looks while something is under way. */
const lookEvery = 1_000

const isUnderWay = (state: RehearsalState | undefined): boolean =>
  state !== undefined && (state.running !== null || state.pricing !== null)

/** How a rehearsal stands, followed while something is under way. */
export const useRehearsal = (id: number) =>
  useCall(
    pricingAdmin.rehearsalState,
    { params: { id } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false),
    },
  )
