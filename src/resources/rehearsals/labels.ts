import type { RehearsalInput } from '#contract/rehearsals'
import { shockLabels } from '#domain/rehearsal'

/** What the fields of rehearsals are called. */
export const labels: Readonly<Record<keyof RehearsalInput, string>> = {
  name: 'Name',
  paperPercent: shockLabels.paperPercent,
  papers: 'Only these papers',
  energyPercent: shockLabels.energyPercent,
  labourPercent: shockLabels.labourPercent,
  inkPercent: shockLabels.inkPercent,
  filmPercent: shockLabels.filmPercent,
  freightPercent: shockLabels.freightPercent,
  closedPlants: 'Closed plants',
  isActive: 'In use',
}
