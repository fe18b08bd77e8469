import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type OrderDocument, quoteNewWork } from '#contract/newWork'
import { quote } from '#contract/quote'
import { documentTypeLabel } from '#domain/documents'
import { byteSize, dateTime } from '#domain/formats'
import { asHtml } from '../../../components/editing/asHtml.ts'
import { useCallMutation, useProvider } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { saveBlob } from '../../quoteItem/tabs/files/saveBlob.ts'

interface OrderFileTableProps {
  readonly documents: readonly OrderDocument[]
  readonly mayChange: boolean
}

/** The files of an order, newest first; a file's name stores it on this machine. */
export function OrderFileTable({ documents, mayChange }: OrderFileTableProps) {
  const calls = useProvider()
  const confirm = useConfirm()
  const sayFailure = useSayFailure()
  const remove = useCallMutation(quote.deleteOrderDocument, {
    refresh: [quote.orderDocuments, quoteNewWork.manualOrderLogs],
    onError: error => sayFailure(error),
  })

  const store = async ({ id, fileName }: OrderDocument) => {
    try {
      const { content } = await calls.download(quote.downloadOrderDocument, { params: { id } })
      saveBlob(content, fileName)
    } catch (error) {
      sayFailure(error)
    }
  }
  const take = async ({ id, fileName }: OrderDocument) => {
    const agreed = await confirm({
      title: 'Remove File',
      message: `${asHtml(fileName)} is removed from the order. This can't be undone.`,
      ok: 'Remove',
      destructive: true,
    })
    if (agreed) remove.mutate({ params: { id } })
  }

  return (
    <Box component="ul" aria-label="Documents" sx={{ listStyle: 'none', m: 0, p: 0, gridColumn: '1 / -1' }}>
      {documents.map(document => (
        <Box
          component="li"
          key={document.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34, minWidth: 0 }}
        >
          <Link
            component="button"
            type="button"
            variant="body2"
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
            onClick={() => void store(document)}
          >
            {document.fileName}
          </Link>
          <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto', textAlign: 'right' }}>
            {[
              documentTypeLabel(document.documentType),
              byteSize(document.size),
              `${document.createdByName}, ${dateTime(document.createdAt)}`,
            ].join(' · ')}
          </Typography>
          {mayChange ? (
            <IconButton
              size="small"
              aria-label={`Remove ${document.fileName}`}
              disabled={remove.isPending}
              onClick={() => void take(document)}
            >
              <Delete fontSize="small" />
            </IconButton>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}
