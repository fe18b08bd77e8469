import CheckCircle from '@mui/icons-material/CheckCircle'
import Close from '@mui/icons-material/Close'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { QuoteDocument } from '#contract/quote'
import { sameFileName } from '#domain/documents'
import { byteSize } from '#domain/formats'
import type { UploadLine, UploadQueue } from './uploadQueue.ts'

interface UploadListProps {
  readonly lines: readonly UploadLine[]
  readonly queue: UploadQueue
  readonly documents: readonly QuoteDocument[]
}

const underWay = ({ status }: UploadLine): boolean => ['waiting', 'sending', 'lost'].includes(status)

/** How each file on its way is doing, and what can be done about it. */
export function UploadList({ lines, queue, documents }: UploadListProps) {
  if (lines.length === 0) return null
  return (
    <Box component="ul" aria-label="Uploads" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(line => (
        <UploadItem key={line.key} line={line} queue={queue} documents={documents} />
      ))}
    </Box>
  )
}

function UploadItem({
  line,
  queue,
  documents,
}: Omit<UploadListProps, 'lines'> & { readonly line: UploadLine }) {
  const { key, file, status, sent, message } = line
  const same = documents.find(({ fileName }) => sameFileName(fileName, file.name))
  return (
    <Box
      component="li"
      aria-label={file.name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {status === 'done' ? <CheckCircle color="success" sx={{ fontSize: 18 }} aria-hidden="true" /> : null}
      {underWay(line) || status === 'done' ? null : (
        <ErrorOutlined color="error" sx={{ fontSize: 18 }} aria-hidden="true" />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {message === '' ? (
          <Typography variant="body2" noWrap>
            {file.name}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {byteSize(file.size)}
            </Typography>
          </Typography>
        ) : (
          <Typography
            variant="body2"
            role={status === 'done' || status === 'lost' ? 'status' : 'alert'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {status === 'lost' ? `${file.name}: ${message}` : message}
          </Typography>
        )}
        {status === 'sending' || status === 'waiting' ? (
          <LinearProgress
            aria-label={`Uploading ${file.name}`}
            variant="determinate"
            value={Math.round(sent * 100)}
          />
        ) : null}
      </Box>
      {status === 'exists' && same !== undefined ? (
        <Button size="small" onClick={() => queue.asVersion(key, same.id)}>
          Upload as version {same.version + 1}
        </Button>
      ) : null}
      {status === 'failed' || status === 'lost' ? (
        <Button size="small" onClick={() => queue.retry(key)}>
          Try again
        </Button>
      ) : null}
      <IconButton
        size="small"
        aria-label={underWay(line) ? `Cancel ${file.name}` : `Dismiss ${file.name}`}
        onClick={() => queue.drop(key)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
