import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { type Comment, quote } from '#contract/quote'
import type { WorklistRow } from '#contract/quote-worklist'
import { useMay } from '../../../authProvider/useRights.ts'
import { CommentList } from '../../../components/comments/CommentList.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { useShownPage } from '../shownPage.ts'

// A form is nothing that the first row should wait for.
const CommentForm = lazy(async () => {
  const { CommentForm: Form } = await import('../../../components/comments/CommentForm.tsx')
  return { default: Form }
})

/** Comments shown; the item's page has all of them. */
const most = 20

/** What was said about the item of a row, and a place to say something without leaving the list. */
export function PreviewComments({ row }: { readonly row: WorklistRow }) {
  const { replace } = useShownPage<WorklistRow>()
  const mayAdd = useMay(quote.addComment.right)
  const comments = useCall(
    quote.comments,
    { query: { quoteId: row.quoteId, quoteItemId: row.id } },
    { meta: { quiet: true }, retry: false },
  )
  const showInRow = ({ comment, createdByName: by, createdAt: at }: Comment) =>
    replace(row.id, shown => ({ ...shown, lastComment: { comment, by, at } }))
  return (
    <>
      {mayAdd ? (
        <Suspense fallback={null}>
          <CommentForm quoteId={row.quoteId} quoteItemId={row.id} onAdded={showInRow} />
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
