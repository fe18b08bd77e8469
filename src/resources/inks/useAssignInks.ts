import { useQueryClient } from '@tanstack/react-query'
import { config } from '#contract/config'
import { masters } from '#contract/masters'
import { refreshRecords, useCallMutation } from '../../dataProvider/index.ts'
import { plants } from '../plants/index.ts'
import { inks } from './index.ts'

/** Lets a plant keep inks, or keep them no longer; `assign` answers how many changed. A failure is thrown. */
export function useAssignInks() {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useCallMutation(config.assignInks, {
    refresh: [masters.log, config.inksOfPlant, config.plantDetail],
    meta: { quiet: true },
  })
  const assign = async (plant: string, inkIds: readonly number[], isAssigned: boolean): Promise<number> => {
    const { changed } = await mutateAsync({ params: { plant }, body: { inkIds: [...inkIds], isAssigned } })
    await refreshRecords(queryClient, [inks, plants])
    return changed
  }
  return { assign, isPending }
}
