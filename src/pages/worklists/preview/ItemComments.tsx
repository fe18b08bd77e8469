import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { type Comment, quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { CommentList } from '../../../components/comments/CommentList.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { previewHeading } from './previewHeading.ts'

// A form is nothing that the first row should wait for.
const CommentForm = lazy(async () => {
  const { CommentForm: Form } = await import('../../../components/comments/CommentForm.tsx')
  return { default: Form }
})

/** Comments shown; the item's page has all of them. */
const most = 20

interface ItemCommentsProps {
  readonly quoteId: number
  readonly quoteItemId: number
  /** Told of a comment that was added here. */
  readonly onAdded?: (comment: Comment) => void
}

/** What was said about a quote item, and a place to say something without leaving the list. */
export function ItemComments({ quoteId, quoteItemId, onAdded }: ItemCommentsProps) {
  const mayAdd = useMay(quote.addComment.right)
  const comments = useCall(
    quote.comments,
    { query: { quoteId, quoteItemId } },
    { meta: { quiet: true }, retry: false },
  )
  return (
    <>
      <Typography {...previewHeading}>Comments</Typography>
      {mayAdd ? (
        <Suspense fallback={null}>
          <CommentForm quoteId={quoteId} quoteItemId={quoteItemId} {...(onAdded ? { onAdded } : {})} />
        </Suspense>
      ) : null}
      {comments.data === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {comments.isError ? 'Comments could not be read.' : 'Loading…'}
        </Typography>
      ) : (
        <CommentList comments={comments.data.slice(0, most)} />
      )}
    </>
  )
}
