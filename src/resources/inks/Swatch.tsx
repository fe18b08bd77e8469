import Box from '@mui/material/Box'

/** A colour, as far as a screen can show it. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Colour ${colour}`}
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 22,
        height: 16,
        borderRadius: 0.5,
        border: 1,
        // A black stands out from the dark page as a white does from the light one.
        borderColor: 'text.disabled',
        bgcolor: colour,
        verticalAlign: 'middle',
      }}
    />
  )
}
