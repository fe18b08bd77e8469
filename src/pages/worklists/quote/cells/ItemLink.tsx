import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import PauseCircleIcon from '@mui/icons-material/PauseCircle'
import { Link } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { Sign } from '../../../../components/list/Sign.tsx'
import { DueSign } from '../../due/DueSign.tsx'
import { holdWords, lastCommentWords } from './remarks.ts'

const strong = { fontWeight: 500 }

/**
 * The item's reference, leading to the item; signs say that it is due, why it is on hold and what was said about it
 * last. It stays in sight while the due date's own column may not.
 */
export function ItemLink({ row }: { readonly row: WorklistRow }) {
  const hold = holdWords(row)
  const said = lastCommentWords(row)
  return (
    <>
      <Link to={`/qitem/${row.id}`} style={strong}>
        {row.reference}
      </Link>
      <DueSign state={row.dueState} day={date(row.customerDueDate)} />
      {hold === '' ? null : (
        <Sign meaning={hold} look="warning">
          <PauseCircleIcon />
        </Sign>
      )}
      {said === '' || hold !== '' ? null : (
        <Sign meaning={`Comment of ${said}`} look="quiet">
          <CommentIcon />
        </Sign>
      )}
    </>
  )
}
