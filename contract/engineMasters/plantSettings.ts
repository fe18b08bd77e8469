import { z } from 'zod'
import { byCode, number } from './values.ts'

/** Every allowance of the geometry, by group and name. */
const Allowances = z.object({
  joint: z.object({ taperDegrees: number, gapLeast: number, gapTarget: number, gapMost: number }),
  styles: z.record(z.string(), z.record(z.string(), number)),
  partition: z.object({ clearance: number, slotPlay: number, slotDepthShare: number }),
})

export const PlantSettings = z.object({
  allowances: Allowances,
  foldedFlat: z.object({ springBack: number, strapCompression: number }),
  corrugator: z.object({
    minTrim: number,
    maxOut: number,
    maxCreases: number,
    minPitch: number,
    wasteShare: number,
    setupMetres: number,
  }),
  dieCut: z.object({ bridge: number, gripper: number }),
  board: z.object({ starchPerGlueLine: number, edgeCrushFactor: number }),
  mckee: z.object({
    simplified: number,
    full: z.object({ factor: number, ect: number, stiffness: number, perimeter: number }),
    shallow: number,
  }),
  boxFactors: z.object({
    styles: byCode(number),
    printPass: number,
    printSolid: number,
    printMost: number,
    handHoles: number,
    flapGap: number,
  }),
  stackingFactors: z.object({
    time: z.array(z.object({ days: number, factor: number })),
    humidity: z.array(z.object({ percent: number, factor: number })),
    interlock: number,
    overhang: number,
    deckGaps: number,
    roughHandling: number,
  }),
  anilox: z.object({
    rows: z.array(z.object({ upToBcm: number, gsm: number })),
    nonPorousShare: number,
  }),
  inkWaste: number,
  preprint: z.object({ coverage: number, spot: number, process: number }),
})
