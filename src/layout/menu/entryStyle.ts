import type { SxProps, Theme } from '@mui/material/styles'

/** Look of a menu entry: icon beside its label, or above it while the drawer is mini, or indented in a group. */
export const entryStyle = ({
  mini,
  nested = false,
}: {
  mini: boolean
  nested?: boolean
}): SxProps<Theme> => ({
  position: 'relative',
  minHeight: nested ? 30 : 34,
  mb: 0.25,
  py: 0.25,
  pr: nested ? 0.75 : 1.25,
  pl: nested ? 4.75 : 1.25,
  borderRadius: 1.5,
  textAlign: 'left',
  '&.Mui-selected': { color: 'primary.main', '& .MuiListItemText-primary': { fontWeight: 500 } },
  ...(mini && nested ? { pl: 1.25 } : {}),
  ...(mini && !nested ? { flexDirection: 'column', justifyContent: 'center', px: 0, py: 0.75 } : {}),
})
