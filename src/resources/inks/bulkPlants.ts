import { config } from '#contract/config'
import type { InkInput } from '#contract/inks'
import type { BulkField } from '../../components/master/master.ts'
import { usePlantChoices } from '../users/choices.ts'

/** Lets a plant keep many inks, or keep them no longer. */
export const bulkPlants = (label: string, isAssigned: boolean): BulkField<InkInput> => ({
  label,
  useChoices: usePlantChoices,
  changeAll: (calls, ids, plant) =>
    calls.call(config.assignInks, { params: { plant }, body: { inkIds: ids.map(Number), isAssigned } }),
})
