import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'

interface TabLabelProps {
  readonly label: string
  readonly dirty: boolean
  readonly valid: boolean
  /** Whether the tab has something to be valid. */
  readonly marked: boolean
}

/** A tab's name with its marks: valid or not, unsaved changes. */
export function TabLabel({ label, dirty, valid, marked }: TabLabelProps) {
  const Mark = valid ? CheckCircle : ErrorOutlined
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {label}
      {dirty ? (
        <Box component="span" aria-hidden="true" sx={{ color: 'warning.dark', fontWeight: 600 }}>
          •
        </Box>
      ) : null}
      {marked ? (
        <Mark color={valid ? 'success' : 'warning'} sx={{ fontSize: 15 }} aria-hidden="true" />
      ) : null}
      <span style={visuallyHidden}>
        {marked ? (valid ? ', valid' : ', not valid') : ''}
        {dirty ? ', unsaved changes' : ''}
      </span>
    </Box>
  )
}
