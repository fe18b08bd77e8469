import PauseCircleIcon from '@mui/icons-material/PauseCircle'
import { Link } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'
import { Sign } from '../../../../resources/list/Sign.tsx'

const strong = { fontWeight: 600 }

/** The item's reference, leading to the item; an item on hold is marked with a sign that says why. */
export function ItemLink({ row }: { readonly row: WorklistRow }) {
  return (
    <>
      <Link to={`/qitem/${row.id}`} style={strong}>
        {row.reference}
      </Link>
      {row.isOnHold ? (
        <Sign meaning={row.holdReason === '' ? 'On hold' : `On hold: ${row.holdReason}`} color="warning.main">
          <PauseCircleIcon />
        </Sign>
      ) : null}
    </>
  )
}
