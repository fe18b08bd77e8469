import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { quote } from '#contract/quote'
import { tabLabels } from '#domain/quoteItem'
import { ListProblem } from '../../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../../components/list/ListSkeleton.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { useLiveEvent } from '../../../../realtime/useLiveEvent.ts'
import { JobTicketButton } from '../../jobTicket/JobTicketButton.tsx'
import type { TabProps } from '../../tabs.ts'
import { useShutOnLeave } from '../../useShutOnLeave.ts'
import { DropArea } from './DropArea.tsx'
import { FileDetailsDialog } from './FileDetailsDialog.tsx'
import { FileTable } from './FileTable.tsx'
import { FilePreview } from './preview/FilePreview.tsx'
import { RemoveFileDialog } from './RemoveFileDialog.tsx'
import { UploadList } from './UploadList.tsx'
import { useDownload } from './useDownload.ts'
import { useUploads } from './useUploads.ts'

interface Opened {
  readonly what: 'preview' | 'details' | 'remove'
  readonly id: number
}

/** The files of the item: sent, looked at, downloaded and removed. */
export default function FilesTab({ item }: TabProps) {
  const { id, quoteId, mayEdit, editRefusal } = item
  const listed = useCall(
    quote.documents,
    { query: { quoteId, quoteProductId: id } },
    { meta: { quiet: true } },
  )
  useLiveEvent('QuoteItemChanged', event => {
    if (event.id === id && event.what === 'saved') void listed.refetch()
  })
  const { queue, lines } = useUploads(item)
  const { downloadXml, busy } = useDownload()
  const [opened, setOpened] = useState<Opened | null>(null)
  const documents = listed.data
  useShutOnLeave(() => setOpened(now => (now?.what === 'preview' ? null : now)))
  const document = documents?.find(each => each.id === opened?.id)
  const close = () => setOpened(null)
  const open = (what: Opened['what']) => (of: { readonly id: number }) => setOpened({ what, id: of.id })

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayEdit ? (
        <DropArea onFiles={queue.add} />
      ) : (
        <Alert severity="info">
          {tabLabels.files} is read-only. {editRefusal}
        </Alert>
      )}
      <UploadList lines={lines} queue={queue} documents={documents ?? []} />
      {listed.error === null ? null : (
        <ListProblem
          error={listed.error}
          onRetry={() => void listed.refetch()}
          stillShown={documents !== undefined}
        />
      )}
      {listed.isPending ? <ListSkeleton label="Files" rows={3} /> : null}
      {documents?.length === 0 ? (
        <Typography color="textSecondary">
          {mayEdit ? 'No file yet. Add the first above.' : 'No file yet.'}
        </Typography>
      ) : null}
      {documents !== undefined && documents.length > 0 ? (
        <FileTable
          documents={documents}
          mayEdit={mayEdit}
          onOpen={open('preview')}
          onDetails={open('details')}
          onRemove={open('remove')}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <JobTicketButton item={item} />
        <Button size="small" loading={busy} onClick={() => void downloadXml(item)}>
          Download item as XML
        </Button>
      </Box>
      {document !== undefined && opened?.what === 'preview' ? (
        <FilePreview
          documents={documents ?? []}
          document={document}
          onShow={open('preview')}
          onClose={close}
        />
      ) : null}
      {document !== undefined && opened?.what === 'details' ? (
        <FileDetailsDialog document={document} mayEdit={mayEdit} onClose={close} />
      ) : null}
      {document !== undefined && opened?.what === 'remove' ? (
        <RemoveFileDialog document={document} onClose={close} />
      ) : null}
    </Box>
  )
}
