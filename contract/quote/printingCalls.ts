import { z } from 'zod'
import { vendorTypes } from '#domain/manualOrders'
import { endpoint, type Service } from '../endpoint.ts'
import { costRight } from '../engineRights.ts'
import { id } from '../listQuery.ts'
import { list, Trace } from '../trace.ts'
import { viewQuote } from './rights.ts'

const CodeLabel = z.object({ code: z.string(), label: z.string() })

/** An ink that an item may be printed with. */
export const SourceInk = z
  .object({
    code: z.string(),
    name: z.string(),
    /** `#RRGGBB` */
    colour: z.string(),
    process: z.string(),
  })
  .meta({ id: 'SourceInk' })
export type SourceInk = z.infer<typeof SourceInk>

const rates = <Names extends string>(...names: readonly Names[]) =>
  z.object(Object.fromEntries(names.map(name => [name, z.number()])) as Record<Names, z.ZodNumber>)

export const PrintingLookup = z
  .object({
    printProcesses: z.array(CodeLabel.extend({ id: z.number() })),
    varnishTypes: z.array(CodeLabel),
    stereoPlates: z.array(CodeLabel),
    /** Inks in use that the plant keeps for the process; null: not known. */
    inks: z.array(SourceInk).nullable(),
    /** Work centres of the plant that can print. */
    workCentres: z.array(z.object({ code: z.string(), description: z.string(), maxColours: z.number() })),
    /** Who makes artwork and stereos for the plant. */
    vendors: z.array(z.object({ code: z.string(), name: z.string(), vendorType: z.enum(vendorTypes) })),
    /** Film (g/m²) and waste (a share) of the process's ink at the plant; null: not known. */
    ink: z.object({ gsm: z.number(), waste: z.number() }).nullable(),
    /** What stereos and formes cost at the plant; null: not known, or not for this person to see. */
    rates: z
      .object({
        stereo: rates('perSqcm', 'minimumCharge'),
        forme: rates(
          ...(['base', 'cutPerMetre', 'creasePerMetre', 'ejectionPerMetre', 'ejectionShare'] as const),
          ...(['boardPerSqm', 'rotaryFactor'] as const),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'PrintingLookup' })
export type PrintingLookup = z.infer<typeof PrintingLookup>

export const StereoForme = z
  .object({
    calculationSuccess: z.boolean(),
    /** Why nothing could be calculated; '' otherwise. */
    calculationMessage: z.string(),
    stereos: list(z.object({ code: z.string(), sqcm: z.number(), cost: z.number() })),
    stereoCost: z.number(),
    /** Cutting rule in metres; null: the item is not die-cut. */
    forme: z.object({ ruleMetres: z.number(), cost: z.number() }).nullable(),
    /** Stereos and forme together. */
    cost: z.number(),
    trace: Trace,
  })
  .meta({ id: 'StereoForme' })
export type StereoForme = z.infer<typeof StereoForme>

/** What Print asks beside its save. */
export const printingCalls = {
  printingLookup: endpoint({
    method: 'GET',
    path: '/quote/QuotePrinting/Lookup',
    summary:
      'What print is chosen from: processes, varnishes, plates; inks, work centres and vendors of a plant',
    right: viewQuote,
    query: z.object({
      /** The plant, alone or with its cost centre. */
      plantCode: z.string().max(30).default(''),
      printProcess: z.string().max(20).default(''),
    }),
    response: PrintingLookup,
  }),
  calculateStereoForme: endpoint({
    method: 'POST',
    path: '/quote/Quote/CalculateStereoForme',
    summary: 'What the stereos and the forme of an item cost, as it is stored, at the rates of its plant',
    right: costRight,
    body: z.object({ QuoteItemId: id }),
    response: StereoForme,
    problems: ['not-found'],
  }),
} satisfies Service
