import type { workCentres } from '../../database/schema/index.ts'

export type WorkCentreRow = Omit<typeof workCentres.$inferInsert, 'id' | 'isActive'>

export const person = (crew: number, labourRate: number, kilowatts: number, depreciationPerHour: number) => ({
  crew,
  labourRate,
  kilowatts,
  steamPerSqm: 0,
  depreciationPerHour,
})
export const sheet = (minLength: number, maxLength: number, minWidth: number, maxWidth: number) => ({
  minSheetLength: minLength,
  maxSheetLength: maxLength,
  minSheetWidth: minWidth,
  maxSheetWidth: maxWidth,
})
export const run = (setupHours: number, speed: number, setupWaste: number, runWaste: number) => ({
  setupHours,
  speed,
  setupWaste,
  runWaste,
})
export const free = person(0, 0, 0, 0)
