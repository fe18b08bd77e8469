import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Ink } from '#contract/inks'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { usePlantChoices } from '../users/choices.ts'
import { useAssignInks } from './useAssignInks.ts'

/** The plants that keep an ink; a tick is kept at once. */
export function InkPanels({ row }: { readonly row: Ink }) {
  const plants = usePlantChoices()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { assign, isPending } = useAssignInks()

  const keep = async (plant: string, isAssigned: boolean) => {
    try {
      await assign(plant, [row.id], isAssigned)
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
              onChange={(_, checked) => void keep(code, checked)}
            />
          }
        />
      ))}
    </FieldGroup>
  )
}
