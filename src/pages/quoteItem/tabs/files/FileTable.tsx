import Delete from '@mui/icons-material/DeleteOutlined'
import Download from '@mui/icons-material/Download'
import Edit from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { QuoteDocument } from '#contract/quote'
import { documentTypeLabel } from '#domain/documents'
import { byteSize, date, dateTime } from '#domain/formats'
import { TableRegion } from '../../../../components/list/TableRegion.tsx'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'
import { useDownload } from './useDownload.ts'

interface FileTableProps {
  readonly documents: readonly QuoteDocument[]
  readonly mayEdit: boolean
  readonly onOpen: (document: QuoteDocument) => void
  readonly onDetails: (document: QuoteDocument) => void
  readonly onRemove: (document: QuoteDocument) => void
}

const look = {
  '& thead th': { textAlign: 'left' },
  '& [data-right]': { textAlign: 'right !important' },
  // In a narrow window a card a file: its name, what can be done with it, and the rest in a line.
  '@media (max-width: 599.95px)': {
    '& thead': visuallyHidden,
    '& table, & tbody': { display: 'block' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, p: 1 },
    '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody td': { border: 0, p: 0, height: 'auto', color: 'text.secondary' },
    '& tbody td:first-of-type': {
      flex: '1 1 8rem',
      minWidth: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody td:nth-of-type(2) ~ td': { order: 1 },
    '& tbody td[data-version]::before': { content: '"version "' },
  },
} as const

/** The files of the item, the latest added first. A file's name opens it. */
export function FileTable({ documents, mayEdit, onOpen, onDetails, onRemove }: FileTableProps) {
  const { download, busy } = useDownload()
  return (
    <TableRegion label="Files" sx={look}>
      <table className="MuiTable-root" aria-label="Files" style={{ width: '100%' }}>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Actions</th>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col" data-right="">
              Version
            </th>
            <th scope="col" data-right="">
              Size
            </th>
            <th scope="col">Added by</th>
            <th scope="col">Added</th>
          </tr>
        </thead>
        <tbody>
          {documents.map(document => (
            <tr key={document.id} aria-label={document.fileName}>
              <td>
                <Link component="button" type="button" variant="body2" onClick={() => onOpen(document)}>
                  {document.fileName}
                </Link>
              </td>
              <td>
                <IconButton
                  size="small"
                  aria-label={`Download ${document.fileName}`}
                  disabled={busy}
                  onClick={() => void download(document)}
                >
                  <Download fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`Details of ${document.fileName}`}
                  onClick={() => onDetails(document)}
                >
                  <Edit fontSize="small" />
                </IconButton>
                {mayEdit ? (
                  <IconButton
                    size="small"
                    aria-label={`Remove ${document.fileName}`}
                    onClick={() => onRemove(document)}
                  >
                    <Delete fontSize="small" />
                  </IconButton>
                ) : null}
              </td>
              <td>{document.name}</td>
              <td>{documentTypeLabel(document.documentType)}</td>
              <td data-right="" data-version="">
                {document.version}
              </td>
              <td data-right="">{byteSize(document.size)}</td>
              <td>{document.createdByName}</td>
              <td title={dateTime(document.createdAt)}>{date(document.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
