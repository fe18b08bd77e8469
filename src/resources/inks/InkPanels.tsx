import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQueryClient } from '@tanstack/react-query'
import { config } from '#contract/config'
import type { Ink } from '#contract/inks'
import { masters } from '#contract/masters'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { usePlantChoices } from '../users/choices.ts'

/** The plants that keep an ink; a tick is kept at once. */
export function InkPanels({ row }: { readonly row: Ink }) {
  const plants = usePlantChoices()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { mutateAsync, isPending } = useCallMutation(config.assignInks, {
    refresh: [masters.log, config.inksOfPlant, config.plantDetail],
    meta: { quiet: true },
  })

  const assign = async (plant: string, isAssigned: boolean) => {
    try {
      await mutateAsync({ params: { plant }, body: { inkIds: [row.id], isAssigned } })
      await queryClient.invalidateQueries({ queryKey: ['inks'] })
      say(isAssigned ? `${plant} keeps ${row.code} now.` : `${plant} keeps ${row.code} no longer.`, 'success')
    } catch (error) {
      sayFailure(error)
    }
  }

  return (
    <FieldGroup title="Kept at" columnWidth={220}>
      {plants.map(({ code, description }) => (
        <FormControlLabel
          key={code}
          label={`${description} (${code})`}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              size="small"
              checked={row.plants.includes(code)}
              disabled={isPending}
              onChange={(_, checked) => void assign(code, checked)}
            />
          }
        />
      ))}
    </FieldGroup>
  )
}
