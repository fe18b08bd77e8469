import Button from '@mui/material/Button'

/** Leads a keyboard past the menu, straight to the page. */
export function SkipLink() {
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{ position: 'fixed', left: 8, top: -80, zIndex: 'tooltip', '&:focus': { top: 8 } }}
    >
      Skip to content
    </Button>
  )
}
