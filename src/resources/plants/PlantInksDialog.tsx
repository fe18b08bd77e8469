import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ListBase } from 'react-admin'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { inks } from '../inks/index.ts'
import { PickInks } from './PickInks.tsx'

interface PlantInksDialogProps {
  readonly plantCode: string
  readonly onClose: () => void
}

/** Inks are searched, ticked, and added to those that a plant keeps, or removed from them. */
export function PlantInksDialog({ plantCode, onClose }: PlantInksDialogProps) {
  const titleId = useId()
  const [isKept, setKept] = useState(false)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>Inks of {plantCode}</DialogTitle>
      <DialogContent
        // As high whatever is found, so that nothing moves while the person searches.
        sx={{ display: 'flex', flexDirection: 'column', height: 620, '&&': { pt: 1 } }}
      >
        <ListBase
          key={String(isKept)}
          resource={inks.name}
          filter={isKept ? { plantCode } : { withoutPlantCode: plantCode }}
          perPage={25}
          sort={{ field: 'code', order: 'ASC' }}
          storeKey={false}
          disableSyncWithLocation
          queryOptions={reportedInList}
        >
          <PickInks plantCode={plantCode} isKept={isKept} onKept={setKept} />
        </ListBase>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
