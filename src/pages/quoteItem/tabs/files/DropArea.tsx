import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { type DocumentType, documentTypes, fileKinds, likelyType } from '#domain/documents'
import { useGivenFiles } from './useGivenFiles.ts'

interface DropAreaProps {
  readonly onFiles: (files: readonly File[], typeOf: (fileName: string) => DocumentType) => void
}

const accept = Object.keys(fileKinds)
  .map(extension => `.${extension}`)
  .join(',')

/** The choice that leaves it to each file's kind. */
const byKind = ''

/** Takes files that are dropped, pasted or chosen, several at once, and asks what they are. */
export function DropArea({ onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState<DocumentType | typeof byKind>(byKind)
  const [over, setOver] = useState(false)
  const take = (files: Iterable<File>) => {
    const all = [...files]
    if (all.length > 0) onFiles(all, type === byKind ? likelyType : () => type)
  }
  useGivenFiles(take, setOver)

  return (
    <Box
      role="group"
      aria-label="Add files"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 1,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'background.paper',
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Files to upload"
        accept={accept}
        onChange={event => {
          take(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <Button
        variant="contained"
        size="small"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        Choose files
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        or drop or paste them here: PDF, EPS, drawings, pictures, Office files, mails, ZIP; 25 MB each
      </Typography>
      <TextField
        select
        size="small"
        label="Document type"
        value={type}
        onChange={event => setType(event.target.value as typeof type)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ width: 220, my: 0 }}
      >
        <MenuItem value={byKind}>By kind of file</MenuItem>
        {documentTypes.map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
