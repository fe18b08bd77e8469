import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { WorklistView } from '../worklists/WorklistView.tsx'
import { manualOrderKind } from './manualOrderKind.ts'
import { manualOrderPath } from './manualOrderPaths.ts'

const ask = {}

/** `/toolingOrder/manualorderlist`: every order, or those with a vendor. */
export default function ManualOrderListPage() {
  return (
    <WorklistView
      kind={manualOrderKind}
      ask={ask}
      title="Manual Orders"
      empty={{
        title: 'Nothing has been ordered yet',
        text: 'This list holds every order for tooling, of a quote item or placed by hand, finished ones too.',
      }}
      actions={
        <Button
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          component={Link}
          to={manualOrderPath()}
        >
          New Manual Order
        </Button>
      }
    />
  )
}
