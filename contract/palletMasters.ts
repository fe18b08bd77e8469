import { z } from 'zod'

const text = z.string()
const number = z.number()

export const PalletType = z
  .object({
    code: text,
    name: text,
    length: number,
    width: number,
    height: number,
    tareKg: number,
    swlKg: number,
    countries: z.array(text),
    isHired: z.boolean(),
  })
  .meta({ id: 'PalletType' })

export const PalletTopType = z.object({
  code: text,
  name: text,
  height: number,
  kg: number,
  palletTypeCodes: z.array(text),
})

/** The choices of a palletisation. */
export const PalletMasters = z
  .object({
    palletTypes: z.array(PalletType),
    palletTops: z.array(PalletTopType),
    palletPatterns: z.array(z.object({ code: text, name: text, stacking: z.enum(['column', 'interlock']) })),
    overhangs: z.array(z.object({ code: text, name: text, direction: z.enum(['over', 'none', 'under']) })),
    strappingTypes: z.array(z.object({ code: text, name: text, tail: number })),
    stretchWraps: z.array(
      z.object({ code: text, name: text, filmWidth: number, overlap: number, stretch: number }),
    ),
  })
  .meta({ id: 'PalletMasters' })
export type PalletMasters = z.infer<typeof PalletMasters>

/** The same, with what each plant palletises with. */
export const PalletLookup = PalletMasters.extend({
  plants: z.array(
    z.object({
      code: text,
      countryCode: text,
      /** A work centre that can palletise; '' where there is none. */
      workCentreCode: text,
    }),
  ),
}).meta({ id: 'PalletLookup' })
export type PalletLookup = z.infer<typeof PalletLookup>
