import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import PauseCircleIcon from '@mui/icons-material/PauseCircle'
import { Link } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'
import { Sign } from '../../../../components/list/Sign.tsx'
import { holdWords, lastCommentWords } from './remarks.ts'

const strong = { fontWeight: 500 }

/** The item's reference, leading to the item; signs say why it is on hold and what was said about it last. */
export function ItemLink({ row }: { readonly row: WorklistRow }) {
  const hold = holdWords(row)
  const said = lastCommentWords(row)
  return (
    <>
      <Link to={`/qitem/${row.id}`} style={strong}>
        {row.reference}
      </Link>
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
