import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type QuoteDocument, quote } from '#contract/quote'
import { type DocumentType, documentTypeLabel, documentTypes } from '#domain/documents'
import { byteSize, dateTime } from '#domain/formats'
import { text } from '#domain/messages'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { failureText, useCallMutation } from '../../../../dataProvider/index.ts'
import { useDownload } from './useDownload.ts'

interface FileDetailsDialogProps {
  readonly document: QuoteDocument
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** What a file is and is called, to be changed by whoever may; and all of its versions, to be downloaded. */
export function FileDetailsDialog({ document, mayEdit, onClose }: FileDetailsDialogProps) {
  const [name, setName] = useState(document.name)
  const [documentType, setDocumentType] = useState(document.documentType as DocumentType)
  const save = useCallMutation(quote.saveBoxFile, { refresh: [quote.documents], onSuccess: onClose })
  const isMissing = name.trim() === ''
  const submit = () => {
    if (!isMissing) save.mutate({ body: { id: document.id, documentType, name } })
  }
  return (
    <FormDialog
      title={document.fileName}
      ok={mayEdit ? 'Save' : undefined}
      width="sm"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {mayEdit ? (
        <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
          <TextField
            label="Name"
            required
            autoFocus
            fullWidth
            value={name}
            onChange={event => setName(event.target.value)}
            error={isMissing}
            helperText={isMissing ? text('formRequired', { field: 'Name' }) : ' '}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <TextField
            select
            label="Document type"
            fullWidth
            value={documentType}
            onChange={event => setDocumentType(event.target.value as DocumentType)}
          >
            {documentTypes.map(({ code, label }) => (
              <MenuItem key={code} value={code}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ) : (
        <Typography variant="body2">
          {document.name}, {documentTypeLabel(document.documentType)}
        </Typography>
      )}
      {save.error === null ? null : <Alert severity="error">{failureText(save.error)}</Alert>}
      <Versions document={document} />
    </FormDialog>
  )
}

function Versions({ document }: Pick<FileDetailsDialogProps, 'document'>) {
  const { download, busy } = useDownload()
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4" component="h3">
        Versions
      </Typography>
      <Box component="ul" aria-label="Versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {document.versions.map(({ version, size, createdByName, createdAt }) => (
          <Box component="li" key={version} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ flexGrow: 1 }}>
              {version} · {createdByName} · {dateTime(createdAt)} · {byteSize(size)}
            </Typography>
            <Button
              size="small"
              aria-label={`Download version ${version}`}
              disabled={busy}
              onClick={() => void download(document, version)}
            >
              Download
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
