import Download from '@mui/icons-material/Download'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { GeneratedFiles } from '#contract/design'
import { designFileRoles } from '#domain/designFiles'
import { byteSize } from '#domain/formats'
import { visuallyHidden } from '../../../../../layout/visuallyHidden.ts'
import { useDownload } from '../../files/useDownload.ts'

/** The generated files, each to be downloaded; they are among the item's files, with the versions before. */
export function GeneratedFileTable({ run: { files, quoteDocuments } }: { readonly run: GeneratedFiles }) {
  const { download, busy } = useDownload()
  return (
    <Table size="small" aria-label="Generated files" sx={{ '& td, & th': { px: 1, py: 0.25 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Kind</TableCell>
          <TableCell>File</TableCell>
          <TableCell align="right">Version</TableCell>
          <TableCell align="right">Size</TableCell>
          <TableCell>
            <span style={visuallyHidden}>Download</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map(({ role, documentId, fileName, version, size }) => {
          const document = quoteDocuments.find(({ id }) => id === documentId)
          return (
            <TableRow key={documentId}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{designFileRoles[role]}</TableCell>
              <TableCell sx={{ overflowWrap: 'break-word' }}>{fileName}</TableCell>
              <TableCell align="right">{version}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {byteSize(size)}
              </TableCell>
              <TableCell align="right">
                <IconButton
                  size="small"
                  aria-label={`Download ${fileName}`}
                  disabled={busy || document === undefined}
                  onClick={() => document && void download(document, version)}
                >
                  <Download fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
