import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import type { Ink } from '#contract/inks'
import { counted } from '#domain/formats'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { useAssignInks } from '../inks/useAssignInks.ts'

interface PickedInksProps {
  readonly plantCode: string
  readonly isKept: boolean
}

/** Adds the ticked inks to a plant, or removes them from it, and says how many that changed. */
export function PickedInks({ plantCode, isKept }: PickedInksProps) {
  const { selectedIds, onUnselectItems } = useListContext<Ink>()
  const { assign, isPending } = useAssignInks()
  const say = useSay()
  const sayFailure = useSayFailure()
  const done = isKept ? `removed from ${plantCode}` : `added to ${plantCode}`
  const rest = isKept ? 'the others were not there any more' : 'the others were there already'

  const store = async () => {
    try {
      const changed = await assign(plantCode, selectedIds.map(Number), !isKept)
      onUnselectItems()
      if (changed === selectedIds.length) say(`${counted(changed, 'ink')} ${done}.`, 'success')
      else say(`${changed} of ${counted(selectedIds.length, 'ink')} ${done}; ${rest}.`, 'warning')
    } catch (error) {
      sayFailure(error)
    }
  }

  return (
    <Button
      variant="contained"
      size="small"
      disabled={selectedIds.length === 0}
      loading={isPending}
      onClick={() => void store()}
    >
      {isKept ? 'Remove' : 'Add'}{' '}
      {selectedIds.length === 0 ? 'ticked inks' : counted(selectedIds.length, 'ink')}
    </Button>
  )
}
