import Box from '@mui/material/Box'
import { useRef } from 'react'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { CommentForm, commentDraft } from '../../../../components/comments/CommentForm.tsx'
import { CommentList } from '../../../../components/comments/CommentList.tsx'
import { placeOfDraft, writeDraft } from '../../../../components/forms/draftStorage.ts'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../layout/errors/LoadFailure.tsx'
import { useAlsoUnsaved } from '../../draft/useAlsoUnsaved.ts'
import type { TabProps } from '../../tabs.ts'
import { columnsOf } from '../layout.ts'
import { HistoryList } from './HistoryList.tsx'
import { OfferedList } from './OfferedList.tsx'

/** Comments on the item, beside what can be done with it and what was done. */
export default function CommentsTab({ item }: TabProps) {
  const dirty = useRef(false)
  const setDirty = useRef((now: boolean) => {
    dirty.current = now
  }).current
  const { login } = useUser()
  useAlsoUnsaved({
    isDirty: () => dirty.current,
    onLeave: () => writeDraft(placeOfDraft(login, commentDraft(item.quoteId, item.id)), {}),
  })
  const comments = useCall(quote.comments, { query: { quoteId: item.quoteId, quoteItemId: item.id } })
  const details = useCall(workflow.details, { query: { workflowId: item.workflowId } })
  const failed = comments.error === null ? details : comments

  return (
    <>
      {failed.error === null ? null : (
        <LoadFailure
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
          back={`/quotes/${item.quoteId}`}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: columnsOf(320),
        }}
      >
        <Panel isDense title="Comments">
          <CommentForm quoteId={item.quoteId} quoteItemId={item.id} isKept onDirty={setDirty} />
          {comments.data === undefined ? null : <CommentList comments={comments.data} />}
        </Panel>
        <Panel isDense title="History">
          {details.data === undefined ? null : <HistoryList history={details.data.history} />}
        </Panel>
        <Panel isDense title="Actions">
          {details.data === undefined ? null : <OfferedList actions={details.data.details.actions} />}
        </Panel>
      </Box>
    </>
  )
}
