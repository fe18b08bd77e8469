import Chip from '@mui/material/Chip'

/** Whether a master is in use; what is, says nothing more. */
export function ActiveSign({ isActive }: { readonly isActive: boolean }) {
  return isActive ? 'Active' : <Chip label="Inactive" size="small" color="default" />
}
