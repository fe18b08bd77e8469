import Box from '@mui/material/Box'
import { useRef } from 'react'
import { quote as calls, type Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { CommentForm } from '../../../components/comments/CommentForm.tsx'
import { CommentList } from '../../../components/comments/CommentList.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'

interface CommentsDrawerProps {
  readonly quote: Quote
  readonly onClose: () => void
}

/** The comments on the quote and its items, and a new one. */
export function CommentsDrawer({ quote, onClose }: CommentsDrawerProps) {
  const confirm = useConfirm()
  const dirty = useRef(false)
  const setDirty = useRef((now: boolean) => {
    dirty.current = now
  }).current
  const { data, error, isFetching, refetch } = useCall(
    calls.comments,
    { query: { quoteId: quote.id } },
    { refetchOnMount: 'always' },
  )
  const itemOf = (itemId: number | null) => {
    const reference = quote.items.find(({ id }) => id === itemId)?.reference
    return reference === undefined ? '' : `Item ${reference}`
  }
  const close = async () => {
    const question = { title: 'Comments', message: text('confirmQuoteDialogClose'), ok: 'Close' }
    if (!dirty.current || (await confirm(question))) onClose()
  }
  return (
    <SideDrawer title={`Comments on Quote ${quote.quoteReference}`} width={480} onClose={() => void close()}>
      <CommentForm quoteId={quote.id} quoteItemId={null} onDirty={setDirty} />
      <Box sx={{ mt: 2 }}>
        {error === null ? null : (
          <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : (
          <CommentList comments={data} itemOf={({ quoteItemId }) => itemOf(quoteItemId)} />
        )}
      </Box>
    </SideDrawer>
  )
}
