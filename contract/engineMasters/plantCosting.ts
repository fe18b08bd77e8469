import { z } from 'zod'
import { byCode, number, rate } from './values.ts'

export const FormeRates = z
  .object({
    base: number,
    cutPerMetre: number,
    creasePerMetre: number,
    ejectionPerMetre: number,
    ejectionShare: number,
    boardPerSqm: number,
    rotaryFactor: number,
  })
  .meta({ id: 'FormeRates' })

export const StereoRates = z.object({ perSqcm: number, minimumCharge: number }).meta({ id: 'StereoRates' })

const finish = z.object({ pricePerSqm: rate, makeReady: rate })

export const PlantCosting = z.object({
  costingUom: number,
  paperPrices: byCode(rate),
  starchPricePerKg: rate,
  brokeCreditPerTonne: rate,
  pricePerKwh: rate,
  webPricePerMetre: number,
  inks: byCode(z.object({ gsm: number, washKg: number, pricePerKg: rate })),
  closures: z.object({ GLUE: rate, STITCH: rate, TAPE: rate }),
  wax: z.object({ gsm: number, pricePerKg: rate }),
  litho: z.object({
    spoilage: rate,
    paperPricePerSqm: rate,
    clickPerSheet: rate,
    makeReady: rate,
    glueGsm: rate,
    gluePricePerKg: rate,
  }),
  varnishes: byCode(finish),
  laminations: byCode(finish),
  terms: z.object({ fixedLabourShare: number, markUp: number, commission: number }),
  forme: FormeRates,
  stereo: StereoRates,
  toolingMarkUp: number,
  handUnloadingPerPallet: number,
  palletPrices: byCode(rate),
  palletTopPrices: byCode(rate),
  strapPricesPerMetre: byCode(rate),
  filmPricesPerMetre: byCode(rate),
})
