import type { pricing } from '#contract/pricing'
import type { Handlers } from '../../http/mount.ts'
import type { Masters } from '../engine/masters.ts'
import { costingOf } from './costTape.ts'

/** Handlers of the pricing service. */
export function pricingHandlers(masters: Masters): Handlers<typeof pricing> {
  return {
    costTape: async ({ body }) => costingOf(body.item, body.quantities, await masters.all()),
    formeChargeRate: async () =>
      (await masters.all()).plants.flatMap(({ code, costing }) =>
        costing === null ? [] : [{ plantCode: code, forme: costing.forme, stereo: costing.stereo }],
      ),
  }
}
