import { useQueryClient } from '@tanstack/react-query'
import { config } from '#contract/config'
import type { PlantWorkCentre, WorkCentreInput } from '#contract/plants'
import { MasterDialog } from '../../components/master/MasterDialog.tsx'
import { ageCalls, refreshCalls, refreshRecords, useProvider } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { heldWords } from './heldWords.ts'
import { plants } from './index.ts'
import { workCentres } from './workCentre.ts'

interface WorkCentreDialogProps {
  readonly plantCode: string
  readonly workCentre: PlantWorkCentre
  readonly onClose: () => void
}

/** A work centre of a plant, in a dialog. */
export function WorkCentreDialog({ plantCode, workCentre, onClose }: WorkCentreDialogProps) {
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const say = useSay()
  const store = {
    place: `/${plants.name}/workcentre/${workCentre.id}`,
    save: async (values: WorkCentreInput, version: number) => {
      const { held, ...saved } = await dataProvider.call(config.saveWorkCentre, {
        params: { id: workCentre.id },
        body: { ...values, version },
      })
      if (held.items > 0) say(heldWords(saved.code, held), 'warning')
      return saved
    },
    reread: async () => {
      const plant = await dataProvider.call(config.plantDetail, { params: { code: plantCode } })
      return plant.workCentres.find(({ id }) => id === workCentre.id) ?? workCentre
    },
    refresh: async () => {
      await ageCalls(queryClient)
      await refreshCalls(queryClient, [config.plantDetail])
      await refreshRecords(queryClient, [plants])
    },
  }
  return <MasterDialog master={workCentres} row={workCentre} store={store} onClose={onClose} />
}
